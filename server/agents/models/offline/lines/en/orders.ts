export const orders = `
[where|where exactly] is my [order|package|parcel|stuff|shipment|delivery] [right now|at the moment|]
[can you|please|i want to|how do i] [track|check|follow|trace|see the status of] my [order|package|parcel|shipment|purchase|delivery] [00000|please|]
what's the [status|progress] of [my order|order 0000|my purchase|my package|the shipment] [please|]
has my [order|package] [shipped|been sent|left the warehouse|been dispatched] [yet|]
[when|what day] [will|should|is] my [order|package|parcel|delivery] [arrive|get here|be delivered|come|going to arrive|coming]
is the [sofa|coat|book|camera|toy] i [bought|ordered] [on its way|shipped already|coming soon]
any news on the [shoes|blender|dress] i ordered [last week|on monday|from amazon]
did my [new boots|shirt|watch] ship out
the tracking [number does not work|has not moved for days|shows nothing|link is dead]
tracking says delivered but [i have nothing|it's not here|i did not get it|there is no package]
my [package|order|parcel] [never arrived|is late|is lost|hasn't come|has not arrived|is delayed|still isn't here|is overdue]
i [haven't|have not|never|didn't] [received|got|receive|get] my [order|package|delivery|item|product|parcel] [yet|]
why is my [order|parcel|delivery|shipment] [delayed|late|taking so long|stuck|not moving]
[delivery|order|parcel|shipment] [delayed|late|not received|delay|stuck in transit]
it has been [two weeks|ten days|a month] and nothing has been delivered
part of my order is missing
you [sent|delivered|shipped] [me|] the wrong [item|size|colour|product|thing]
the driver left my parcel [at the wrong house|in the rain|with a neighbour]
courier [did not come|says nobody was home|never rang]
please redeliver [my package|tomorrow|]
[resume|restart|continue|start again] [my|the] [delivery|deliveries|newspaper delivery|shipment]
my delivery is on hold, please [resume|release|send] it
hold my delivery while i am on holiday
start delivering to my house again
[when|how long until] [will|does] my [new|replacement|debit|credit|bank|] card [arrive|get here|come in the mail|show up|be delivered]
i [ordered|requested|was sent] a [new|replacement|] card [two weeks ago|last week|ages ago] and it [hasn't come|is not here|still hasn't arrived]
still waiting [for|on] my [card|new card|replacement card] [to arrive|in the mail|]
how [long|many days] does it take [to get|to receive|to ship|for] a [new|replacement|] card [to come|by mail|in the mail|to be delivered|]
is there a way to [track|know where is] [my card|the card you sent|the card that was mailed]
has my card been [sent|mailed|posted|dispatched]
my card [was supposed to|should] have [arrived|come] by now
what is the delivery time for [cards|the card|a card to the us]
can you [send|deliver|mail] my card [faster|by express|on a specific date|by friday]
can i choose the day my card is delivered
how soon can i have my replacement visa
do you deliver cards to [spain|the us|europe]
i lost my card, when would a new one get to me
[i want to|i need to|can you|how do i|help me|how can i] cancel [my|the|an|this] [order|purchase|last order|item|order number 0000] [please|]
cancel order [0000|number 000|#00000]
[i changed my mind|i no longer need it|i ordered by mistake], cancel [it|the order|my purchase]
stop my order before it ships
[i want to|i need to|can i|how do i|help me to] [change|modify|edit|update|correct|make changes to] [my|an|the|some items of an] [order|purchase|order 0000|last order]
[add|remove|swap|switch|delete] [an item|some items|a product|several products|one thing] [to|from|of|in] [my|the|an|my existing] [order|purchase]
i ordered the wrong [size|colour|quantity], can i change it
can i change [the colour|the size|the quantity|one item] of my order
can i add [fries|a drink|another shirt|extra cheese] to my order
please take the [onions|mushrooms|coke] off my order
actually make that [two|a large|a small] instead
[change|update|correct|modify|edit|fix] [the|my] [shipping|delivery] address [for my order|on my order|please|]
i [entered|typed|gave|put] the wrong [delivery|shipping] address
send my [order|package] to [another|a different|my work] address
[set up|add|enter|create|register|submit] [a|the|my|another|a new] [shipping|delivery|secondary delivery] address
help me [set|enter] a [second|new|different] [delivery|shipping] address
where do i put the address for delivery
i moved, [can you|please] ship it to my new house
deliver my order to a new address
what [are|] [the|your] [delivery|shipping] [options|methods|choices|alternatives] [do you have|available|]
do you [ship|deliver|send] [to|in] [canada|london|my area|my country|hawaii|chicago|india|europe|rural areas]
do you [ship|deliver] [internationally|worldwide|abroad|overseas|on sundays]
[can|could] you deliver [here|to my town|to pincode 000000|to this pin code|to my village]
is delivery available [at|in|for] [000000|my pincode|pin 000000|this zip code|my area]
[check|my] pincode [000000|availability|]
pincode not serviceable
not delivering in my area
do you offer [express|next day|same day|overnight|weekend] [shipping|delivery]
how [long|many days|much time] does [delivery|shipping|the shipment] take [to spain|to my country|usually|]
[how soon|when] can i expect my [purchase|item|products|goods]
what's the estimated [delivery|arrival] [date|time] [of my order|]
how much is [shipping|delivery] [to germany|for big items|]
international [shipping|delivery|orders] available
[i want to|i would like to|i'd like to|can i|help me|how do i] [place|make|start] [an|a new|my first] [order|purchase]
[i want|i'd like|i need|help me|how can i] to [buy|order|purchase] [some|several|two|this|a few] [products|items|article|shoes|thing|flowers]
[i want|i'd like|can i get|let me get|i would like] to order [a large pizza|two burgers|some food|a pepperoni pizza|a sandwich|dinner|takeout|chicken wings|a salad]
hi i'd like to place an order for [delivery|pickup|carry out|tonight]
can i get [a medium cheese pizza|a number three combo|a dozen tacos] for [delivery|pickup]
i'm hungry and would like to order something to eat
how [do|does] [i|] [ordering|buying|purchasing] [work|something on your site]
can i order by phone
is [this|the blue one|size 00|model x] [in stock|available to order|still available to buy]
when will it be back in stock
reserve one for me and ship it
[i want to|how do i|can i|where do i] [return|exchange|send back|swap] [my|this|the|an] [shoes|item|order|product|dress|jacket|headphones]
what is your [return|exchange] [policy|procedure|period|window]
how many days do i have to return something
i need a return label
is my order still returnable
the [dress|shirt|jacket|shoe] does not fit, can i exchange it
i want a replacement for the [broken|damaged|wrong] [item|vase|product]
can you send me another one, this one is damaged
pick up the return from my home
when will the courier collect my return
[order|orders|delivery|shipping|tracking|parcel|package|track|return|exchange|my order|order status|shipment]
i would like to know about my order
question about order [A-0000|W0000000|#0000|000-000]
list all my orders
what did i order last time
i want to reorder the same thing as last month
deliver it after six in the evening please
can i pick it up at [the store|a locker|the post office]
leave the parcel with my neighbour
change the delivery date of my order
can my order come on another day
my order says processing for days
order confirmation never came
did my order go through
i didn't get a confirmation email for my order
my parcel is stuck at customs
customs is holding my package
the box was empty
how do i see my order history
who is the carrier for my shipment
who delivers your packages
which address is my package going to
my order was cancelled, why
order not delivered but marked delivered
i need this delivered before [friday|christmas|the birthday]
urgent, where's the delivery guy
the delivery person is rude and left
my food is late
my food never came
never mind, cancel my pizza
don't make my order, i have to cancel it
please stop the order i just placed
could you [ship|send] it as a gift
pre-order the new console
bulk order of 000 pieces
i [want|need|would like] to [buy|purchase|get] [some|two|00|a few|new] [keyboards|guitars|headsets|monitors|chairs|cables]
hi i wanna [buy|order] [a|some|the latest] [keyboard|piano|microphone|laptop|instrument]
i need [00|twelve|a dozen] [keyboards|units|pieces|boxes] [of model 000|of the xr 000|for my school|] [what is the price|]
i am looking to buy [a yamaha|the new model|a portable one]
[lower|raise|change|reduce|increase] the [number|amount|quantity] [of these|of keyboards|of items] from [00|five] to [00|three]
we need [fewer|more] of them than i ordered, please change it
i forgot to [say|add], i also need [two more|00 units]
[locate|find|trace] [purchase|order] [00000000|number 000000]
see [the status of|] [purchase|order] 00000000 [status|please|]
help me [shop|get|acquire|purchase] [some of your products|several of your articles|an item]
i don't know how to [buy|shop|order] [an article|a product|on your site]
do you ship to [seattle|other countries|valencia]
i want to place a cancellation for my order
outside the country shipping possible
how do i get a [new|replacement] card
i [would|'d] like to send these [trousers|boots|curtains] back, they are too [long|small|big]
there were only [one|two|three] [chairs|cups|pieces] in the box [instead of four|]
out for delivery since [monday|yesterday] and still nothing
call off [the order|order X-0000] before it leaves
`;
