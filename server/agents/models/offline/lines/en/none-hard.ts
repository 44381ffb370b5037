/** Lines that use a shop's words for something that no agent of a shop does. */
export const noneHard = `
send bill [a message|my regards|the photo]
[how old|how rich|who|what nationality] is bill [murray|clinton|nye|the neighbour]
is bill [coming to dinner|at work|my uncle] today
my friend bill moved to [texas|spain]
who is [your boss|running this place|the chief of police]
who do you report to
[when|how|where] do i [file|do|submit] my [tax return|taxes|tax forms]
how [much|high] is the [income tax|sales tax|property tax] in [ohio|texas|my state]
when does the tax office send [tax refunds|my tax return]
do i owe [federal|state|property] tax
where do i find my [pay stub|payslip|earnings statement|tax form]
how much do i [earn|make] [a year|per month|before taxes]
what is my [annual income|hourly wage|yearly salary]
did my employer pay me [this week|already]
how do i get my wages [paid in|deposited]
[dollar|euro|yen|peso|pound] to [euro|dollar|rupee] rate [today|]
how many [pesos|yen|rupees] do i get for [a dollar|ten euros]
[compare|tell me] the [value|price] of the dollar [against the euro|in canada]
what is the dollar worth [in mexico|today]
who can [advise me on debt|help me with my debts|plan my retirement]
i need to move my [pension|retirement fund] to another [plan|company]
has my [vacation|leave|time off] been approved [by my boss|yet]
[has|did] my manager [approve|look at] my holiday
how much [memory|storage|battery] does my [laptop|phone] have
close [all|the] [windows|tabs|browser tabs]
pick up the [call|phone]
put the call on [speaker|hold]
can you jailbreak [a phone|a console]
what does [cpu|a transistor|a circuit board] do
[post|upload|share] [a photo|something] on [instagram|facebook|twitter]
show me [tweets|stories|posts] [from my friends|about cats]
tell me when my battery is [low|full]
how can i keep my [phone|computer] safe from thieves
[install|build|hang|fit] [a shelf|a ceiling fan|new windows|kitchen tiles]
how do i install [a door|flooring|a shower]
where can i [buy|find|get] [a wool sweater|curtains|a spacesuit|roof tiles|good shoes] [near me|online|cheap|]
how much [does|do] [a tv|batteries|detergent|curtains] cost on [amazon|ebay]
is it worth buying [an adapter|a new car] for [my trip|london]
what should i buy for [a barbecue|a curry|the party]
[order|get|call] me [a cab|a taxi|an uber|a lyft] to [the station|my hotel|the zoo]
[buy|order|book] [one|two|a] [bus|concert|cinema|theatre|train] [ticket|tickets] to [boston|the show|tonight]
which [pizzeria|restaurant] delivers [to this street|near me|late at night]
what do i need in order to [paint a wall|change a wheel|start a business|fix a bike]
should i [replace|swap] my [tyres|brake pads|oil filter] [after 00000 miles|before winter]
do i need new tyres
when does [the show|the series|season three] [return|come back|start]
when do [stocks|shares|bonds] [fall|rise|usually drop]
i'd like to [buy|order|purchase] [shares|stocks|bonds|a stock] [of a car company|please|]
stock [price|quote|market] [today|for microsoft|]
how do you say ["where is my order"|"i want a refund"|"i forgot my password"] in [german|italian|chinese]
translate "my card does not work" to [french|korean]
how much is a [massage|facial|spa day|swimming lesson]
[cancel|change] my [reservation|booking] [at the hotel|for dinner|at the restaurant|for saturday]
could you bring [some food|a sandwich|dinner] to my room
who won the [election|vote] results update
update me on [the news|the weather|the vote]
what are the latest [results|headlines]
what's the email [of|address of] [the city hall|my teacher|the embassy]
look up the number of [the fire station|a taxi company]
draw me [a cat|a picture of a house]
[create|make|generate] [a photo|an image|a logo] of [a sunset|my dog]
what was on the commercial
explain [evaporation|gravity|how rainbows form|the offside rule]
is it [bad|healthy|normal] to [skip breakfast|forget dreams|sleep late]
find a famous quote
what's going on in my [backyard|street|garden]
is the road sign still [broken|there]
put an umbrella on my list for [the trip|tomorrow]
i want to eat [pizza|sushi|something sweet]
i am [hungry|thirsty|sick|freezing]
i need a [diet plan|workout plan|meal plan]
what vitamin should i take [daily|for my hair]
which powder makes me [stronger|slimmer]
can i take [these pills|this protein] with [milk|my medicine]
does this cause [side effects|weight gain]
how do i exchange [sugar for honey|flour] in a [recipe|cake]
i was in a car crash, how do i file a claim
where's the nearest cash machine
how much is my car worth
what's the limit on [contributions|deductions] to [a 000k|an ira]
set up [payday|salary] direct deposit with my employer
why did [the character|the king] [die|go back to prison]
what's a good [credit score|mortgage rate]
find me [an apartment|a cheap motel]
what's the minimum wage
what's on my schedule
pay the [babysitter|gardener] [on friday|] reminder
remind me to pay [rent|the plumber]
add 'pay bills' to my calendar
schedule paying the bills for monday
who delivers babies
tell me about [package tours|parcel of land]
how fast is [a cheetah|light]
can you help me move a sofa
how do i remove [wallpaper|a splinter|grass stains]
is there traffic on the way to [the office|the airport]
was the order of [the kings|the planets|the alphabet] different
in what order do i [watch the films|take the exits]
what is the order of operations
how do i charge [a car|an electric bike] at home
who was charged with the [murder|robbery]
what's the track record of that coach
play the next track
what's the score to track for [the league|my team]
when is the [due date|exam|deadline] of my [homework|class|baby]
what time is the delivery of the speech
account for the causes of the war
is that [true|right|correct]
that is [not right|wrong|correct]
goodbye [robot|machine|my friend]
i want to invite [anna|mr lee] to [the session|my party|today's call]
is [anna|jesse|the boss] free [at three|on tuesday]
[show|go to] [the previous|the next] [page|one|item]
[delete|flag|forward|archive|reply to] [the email|this mail|the last message] [from anna|]
do i have any [unread|new|important] [emails|mails]
who is that email from
what will the [wind|humidity|low|high] be [tomorrow|on friday]
is it [cold|windy|hot] in [london|oslo]
book a table for [four|two] at [the thai place|an italian restaurant] [on friday|at 0]
find a [vegan|mexican|cheap] restaurant with [parking|a terrace]
what's my room number
which hotel am i staying at
i'd like [extra towels|a pillow|a toothbrush] brought to my room
send [the vacuum|the robot] back to [the dock|base]
is the [front door|window] [locked|closed]
what is playing [on the speaker|now]
how much time is left on my timer
add [five minutes|ten minutes] to the timer
`;
