/** A line with `[a|b]` stands for its variants: see expand.ts. */
export const billing = `
[how much|what] do i owe [on|for] my [electric|water|gas|phone|cable|internet|visa] bill
what's the [total|balance|amount] on my [power|heating|phone|water|credit card] bill [this month|right now|]
[when|what day] is my [cable|rent|phone|mastercard|internet|trash] bill due
when do i have to [pay|settle] the [electricity|store card|mortgage|gas] [bill|payment]
is the [water|internet|car] payment due [this week|today|already]
what is the [minimum|smallest|least] [payment|amount] [i have to pay|due|i can pay] on my [visa|credit card|amex|mastercard]
what would be the minimum i need to pay this month
[pay|please pay|go ahead and pay] my [phone|cable|gas|electric|insurance|water] bill [from my checking account|with my savings|now|]
i [need|want|would like] to [pay|settle] my [bill|balance|statement|invoice] [now|today|online|please|]
take the money for the bill from my checking account
can i pay half of my bill now and half later
can i [get|have] an [extension|extra week] to pay my bill
i can't pay the full amount this month
[will i be|am i] charged [extra|a fee] if i [pay|use my card|withdraw money] [abroad|overseas|in another country|in canada]
are there foreign transaction fees on my card
how much do you charge for [purchases|payments] made [abroad|in foreign currency|outside the country]
what are the [fees|costs|charges] for using my card in [mexico|japan|another country|europe]
[someone|somebody|a stranger] [used|is using] my card to buy [things|stuff|gas] [without my permission|i never bought|]
i see a [purchase|payment|charge|transaction] on my [card|statement|account] that [i did not make|isn't mine|i don't recognise|i never made|looks suspicious]
i [want|need|have] to [report|flag] [fraud|a fraudulent charge|fraudulent activity|suspicious charges] on my [visa|card|account]
there are charges on my card from a store i've never been to
there is a [payment|direct debit|withdrawal] on my account i [don't know|didn't set up|never authorised|do not recognize]
[what|who] is this direct debit [for|from] i never agreed to it
a direct debit went out that i did not approve
[why|how come] [was|did] i [get|] charged [a fee|extra|twice|more] [when i paid by card|for my card payment|for paying with my card|at the checkout]
[why|what] is there an extra [fee|charge|pound|dollar|euro] on my [statement|bill|account]
there's a [$0|0 euro|£0|small|strange|weird] [fee|charge] on my [statement|account|bill], what is it for
my statement shows [an additional|an extra|an unexplained] [charge|fee|pound]
i was charged [a fee|money|extra] for [taking out cash|withdrawing money|using the atm|a cash withdrawal]
i thought [cash withdrawals|atm withdrawals|getting cash] were free, why the [fee|charge]
is there a fee for [withdrawing cash|taking money out|topping up|transferring money|bank transfers|exchanging currency]
[do you|will you] charge [me|] for [adding money|topping up|loading my account] [by card|by bank transfer|with a debit card|from another bank]
why was i charged for [my top up|topping up|adding funds|loading money] [by card|by transfer|with my bank|]
i [got|was] charged [for|when i made] a transfer [to my friend|abroad|] [why|]
the [transfer fee|fee for my transfer|transfer charge] [seems wrong|is too high|was not mentioned]
the exchange rate [you used|applied|on my payment|for my purchase] [is wrong|was bad|is incorrect|was not right]
i paid in [euros|dollars|a foreign currency] and the rate [applied|used] was [terrible|wrong|off]
the rate on my purchase abroad cost me too much, it isn't what you advertise
how much does it cost to exchange [money|currency|between currencies]
do you charge for exchanging currencies
i was [charged|billed|debited] [twice|two times|double] for [the same thing|one purchase|the same order|one payment|my subscription]
[same|the same] [payment|transaction|amount] [appears|shows up|went out] twice [on my statement|]
you took the money two times
double charge on my account
i've been charged [0|00|000] [dollars|euros|pounds] [too much|more than i should|by mistake]
[i want|i need|give me|can i get|i would like|how do i get] [my money back|a refund|a full refund|reimbursed|a reimbursement] [for this|for my purchase|please|]
how [do|can] i [request|ask for|claim|apply for] a [refund|reimbursement|chargeback|money back]
[i returned|i sent back] [the shoes|an item|the jacket] and [want|expect] my money back
the [lamp|item|kettle|chair|vase] from my order [arrived broken|came damaged|is faulty], i want my [money|0 euros|00 dollars|payment] back
my [headphones|phone case|desk] arrived damaged, please refund me
[where|when] is my [refund|rebate|reimbursement|money] [coming|]
my refund [hasn't|has not|never|still didn't] [arrived|come|shown up|appeared] [on my account|in my statement|yet|]
[check|track|see|follow] [the status of|] my [refund|rebate|compensation|reimbursement]
has my refund been [processed|approved|sent|issued] [yet|]
how long do refunds take
what is your [refund|money back|reimbursement] policy
in [which|what] cases can i [get|ask for] [a refund|my money back|a reimbursement]
do you give refunds on [sale items|opened products|subscriptions]
what is the [cancellation|early termination|early exit|withdrawal] [fee|penalty|charge|cost]
how much do i have to pay [if i cancel|to cancel early|for ending my contract early]
is there a [penalty|charge|fee] for [cancelling|leaving early|ending the contract]
[show|send|email|give|get] me [my|the|a copy of my|the last|my latest] [invoice|invoices|bill|bills|receipt]
[where|how] can i [see|find|view|download|get|check|take a look at] [my|the] [invoice|invoices|bills|receipt|billing statement] [from last month|number 000|for my order|]
i [need|want|am looking for] [an|the|my] [invoice|receipt|bill] for [my company|tax purposes|order 000|last year|the purchase]
the invoice [is wrong|has the wrong amount|does not match|is missing|has a mistake]
can you put our VAT number on the invoice
i have a question about invoice 0000
what is this invoice for
let me see the bills from [mr smith|my wife|last year|the previous month]
[what|which] [payment methods|ways of paying|payment options|cards|forms of payment] [do you|can i|are] [accept|use|accepted|have|available]
do you [take|accept|allow] [paypal|american express|cash|checks|apple pay|bank transfer|cash on delivery|bitcoin|credit cards]
can i pay [with|by|using] [paypal|cash|a gift card|check|two cards|bank transfer|upi|installments]
is cash on delivery possible
[my|the] payment [failed|was declined|won't go through|did not go through|keeps failing|was rejected|is stuck|gives an error]
[i have|there is|i want to report|i'm having] [a problem|problems|an issue|an error|trouble] [with|making|while making] [a payment|my payment|payments|the payment|billing]
i [paid|have paid|made the payment] but [it still says unpaid|it is not showing|you didn't receive it|got no confirmation]
has my [payment|check|bank transfer] [been received|gone through|cleared|been posted]
i want to know the status of the payment i made [yesterday|last week|]
did you get my payment
[set up|turn on|enable|start|i want] [autopay|automatic payments|auto pay|recurring payments] [for my bill|on my account|]
[cancel|stop|turn off|disable|remove] [autopay|automatic billing|automatic payments|auto renewal|recurring charges]
i don't want my card to be charged automatically any more
can i be billed [monthly|yearly|quarterly|every week|once a year] instead of [monthly|annually|every quarter]
change how often i [pay|get billed]
i want to [switch|change] from monthly to annual [billing|payments]
[change|update] my [payment method|card on file|billing card|default payment|preferred payment] [to my visa|to my bank account|]
use my new credit card for [the|my] [bill|payments|subscription charge] from now on
i'd like to make a payment on my [credit card|visa|account]
i need to [dispute|contest|challenge|reverse] [a|this|one] [charge|transaction|payment] [on my card|on my account|of 00 dollars|]
i'd like to open a dispute about a charge from [a hotel|a store|last tuesday]
there's a charge [on my bill|on my credit card|here] [that is wrong|that i want to dispute|i want removed]
my bill is [higher than usual|too high|way more than expected|wrong|not correct|incorrect]
why is my [bill|invoice|monthly charge] so [high|expensive|much] [this month|]
you are overcharging me
you [overcharged|double billed|billed] me
i [want|would like|need] to [see|view|check|look at|know] my [bill|bills|billing|last bill|current bill|monthly bill] [please|]
can you tell me [what|how much] my bill is
what are the charges on my bill for
explain the charges on my last bill
[money|amount|balance|rs 000] [was|got|has been] [deducted|debited] [from my account|from my bank|] but [not received|payment failed|not added|order not confirmed]
[amount|money] deducted [twice|but not credited|without reason]
my [deposit|added cash|cash] is not [showing|credited|reflecting|added] [in my wallet|in my account|]
i added money to my wallet but it does not show
refund the cash i added by mistake
i deposited the wrong amount [please return it|and want it back|]
status of my [withdrawal|deposit|payout|cashback]
when will my [withdrawal|payout|winnings|cashback] [reach|be credited to|arrive in] my bank
i withdrew [my winnings|money] and it has not come to my bank
[is emi available|do you have emi|can i pay in installments|emi options|no cost emi] [for this|on this product|]
can i split the payment into [three|several|monthly] [parts|instalments]
pay later options
my subscription was renewed and charged without asking me
i cancelled my subscription but you still charge me
i was charged after the free trial
i was charged for something i didn't [buy|order|receive]
you charged the wrong card
my promo code was not applied to the total
you charged me full price instead of the discount
[my gift card|my voucher|store credit] was not deducted from the total
is there a late fee if i miss the payment
why did i get a late payment fee
remove the late fee from my account
i need a credit note
the bank says you charged me 00
what is the charge of $00.00 from you
[payments|billing|refund|invoice|bill|charge|paypal|price adjustment]
why is my balance lower than it should be after that purchase
the cashier said it's free but you took a commission
what commission do you take on payments
tax was charged twice on my order
price on the invoice is different from the price on the website
how much will i be charged each month
the money left my account but the seller never got it
chargeback
i was promised compensation and did not get it
compensate me for [the delay|the damage|my loss]
my card payment was reverted
i expect [a restitution|reimbursement|compensation] of [$000|00 euros]
i'm [waiting for|expecting] [the|a|my] [rebate|restitution|refund] of [00 dollars|$000]
how do i [demand|claim|get] [a compensation|restitution|damages]
how [can|do] i [check|see|find out] the [termination|cancellation|early exit] [charge|fee|penalty]
[inform|notify you|tell you] of [a problem|an issue|problems] with [my|an|online|a] [payment|payments]
report [a problem|an error] with [online payments|my payment]
when is [visa|my mastercard|the cable bill|the payment] due
how much do i owe [you|the phone company|the store] [and when|]
how much [does it|will this] cost [me|per month] in total on my bill
is there a way to avoid the fees
money was taken but no order was [created|placed]
pay through [a finance company|a bank loan|monthly finance]
send my refund to [my new card|another account|a different bank]
the refund was less than i paid
can the refund go to my new address
[my|the] [chair|mirror|toaster|mug|plate|clock] [from order X-0000|in my order|i ordered] [came|was|arrived] [broken|damaged|in pieces|shattered], [i want|give me|please return] [my 00 eur|the 00 euros|00 dollars|my payment] [back|]
i want my [00 eur|00.00 euros|$00|money] back for order [X-0000|00000|#0000]
order [X-0000|00000] was [damaged|defective|incomplete], refund [me|the 00 eur|it]
[i sent|i returned] [it|the shoes|the coat] back [weeks ago|last month], where is [the money|my money]
what does this [00.00|00] charge [mean|stand for]
[your shop|you] took [00 euros|$00] twice
`;
