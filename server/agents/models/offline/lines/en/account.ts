export const account = `
[i forgot|i've forgotten|i lost|i can't remember|i don't remember|don't know] my [password|passcode|pin|pin code|login|username|user name|access code|security answer]
[how do i|how can i|i want to|i need to|help me|can you help me] [reset|recover|retrieve|change|restore|get back|set a new] [my|the] [password|passcode|user password|access key|pin|pin code|profile password]
[password|pin|passcode] [reset|change|recovery|forgotten|lost|help]
my password [does not work|is not accepted|expired|was changed|is wrong]
the reset [link|email|mail] [never came|has expired|does not arrive]
i am [locked out|blocked out|shut out] of my [account|profile|login]
[why|how come] [is|was] my [account|bank account|profile] [blocked|locked|frozen|suspended|on hold|disabled|restricted]
there is a [hold|block|lock] on my [account|bank account|checking account|savings]
my account [is|has been|was] [blocked|locked|suspended|frozen|disabled|hacked] [unblock it|what happened|]
[unblock|unlock|reactivate|reopen] my [account|pin|profile|login|user]
[freeze|block|lock|put a stop on|put a hold on|suspend] my [bank account|account|savings account|checking account] [please|right now|immediately|]
can you [stop|block] all activity on my account
[i want to|i need to|how do i|where can i|can i] [change|update|set|choose] [my|a new] pin [number|code|at an atm|for my card|]
i [entered|typed] [my|the] [wrong|incorrect] [pin|passcode] [too many|three|several] times
[my|the] pin is blocked [how do i unblock it|now|]
my pin got locked after [three|too many] wrong tries
i need a different pin for my [card|savings account|checking account]
[i want to|i need to|how do i|how can i|can you|please] [delete|close|remove|cancel|terminate|deactivate|eliminate|shut down|get rid of] [my|the|this|an] [account|profile|user|bank account|premium account|user account|membership]
[i don't want|i no longer need|i'm done with] [my|this|the] account [any more|please close it|]
i'm not happy with you and want to [leave|close everything|terminate my account]
delete all my personal data
erase my data under gdpr
which data do you store about me
[i want to|i need to|how do i|how can i|can i|help me] [create|open|register|make|sign up for|set up|get] [an|a|a new|my|another] [account|user account|profile|online account|membership|gold account|premium account]
[sign up|signing up|registration|register|how to sign up|join|registering]
[i have|there is|i'm having|help me with] [a problem|problems|an issue|issues|an error|trouble] [with|during|regarding|when] [signing up|registration|sign-up|signup|registering|the registration form|creating my account]
i can't [sign up|register|complete the registration|create my account]
the sign-up form [says my email is taken|does not accept my details|gives an error]
[i can't|unable to|cannot|problems] [log in|sign in|login|access my account|log into my profile|get into my account]
[login|sign in] [does not work|problem|failed|trouble]
it says my [username|email|login] does not exist
how do i log in
[i want to|i need to|how do i|where do i|help me|can i|i'd like to] [change|update|edit|modify|correct] my [personal details|personal information|details|name|last name|profile|account information|user data|account details|date of birth]
i got married and [have a new name|need to change my surname]
my name is [spelled|written] wrong in my [profile|account]
[i want to|i need to|how do i|can you|i'd like to] [change|update|edit] [my|the] [email|email address|e-mail|phone number|mobile number|telephone number|contact number|contact details|mailing address|home address|street address|address on file|address]
i [have|got] a new [phone number|number|email|email address|mobile]
i [moved|have moved|am moving|just moved] [to a new house|to another city|] and [need to|want to|would like to] [update|change] [my|the] address [on my account|on file|with you|]
please [replace|remove] the old [phone number|email] [in|from] my account
my address has changed
update my [address|phone|email] please
[change|update] registered mobile number
register my new number
add [my wife|my husband|another person|a colleague|a second user|an authorised user] to my account
remove [a user|my ex|an employee] from my account
i want to give my partner access to the account
[change|set|update] my security [question|questions|answer]
turn on two-factor authentication
i lost the phone with my authenticator app
two-step code does not arrive when signing in
[how do i|how can i|i need to|help me|where do i] verify my [identity|account|id|email|mobile number|phone|profile]
[why|for what reason] do [you|i] [need|have to|want|ask] [to|me to|] verify [my identity|who i am|my account|me|]
why do you [want|need] [a copy of my id|my passport|so much information about me]
[identity|account|profile|email|mobile] verification [failed|not working|pending|is not completed|is rejected|takes long|]
[my|the] [account|email|id|identity|passport] [is|was] [not verified|still not verified|not accepted|could not be verified]
i can't [prove|verify|confirm] [my identity|who i am|my email|my mobile]
what do you need to verify my identity
which documents [do i need|are accepted|should i send] to prove who i am
is identity verification required
my selfie for the id check is not accepted
[i want to|how do i|can i|help me|i'd like to] [subscribe|sign up] to [your|the|the company|the corporate] [newsletter|mailing list|news]
[i want to|how do i|please|i'd like to] [unsubscribe|cancel my subscription|opt out|remove me] [from|to] [your|the] [newsletter|mailing list|emails|marketing mails]
stop sending me [the newsletter|marketing emails|advertising|promotional mails]
newsletter [subscription|cancellation|unsubscribe]
i don't want your newsletter any more
[i want to|how do i|can i|help me|how can i] [switch|change|upgrade|downgrade|move|go] [to|from|my] [another|a premium|the free|the pro|a different|the standard|a platinum] [account|user account|account type|plan|membership]
[switch|change] [user|account|profile] [type|]
i want to use a different account
what is the difference between the free and the pro account
[i want to|i need to|how do i|please] [cancel|end|stop|terminate] [my|the] [plan|service|contract|internet service|phone service|membership|tv service|subscription]
[change|upgrade|downgrade] my plan
i'd like to move to a cheaper plan
disconnect my [service|line|internet] i am moving away
set up [online banking|online access|internet banking|mobile banking]
how do i activate my profile
i want to merge my two profiles
someone else is using my account
i think my account was hacked
i didn't sign in from russia but i got an alert
log me out on all devices
how do i change my username
change my profile picture
change the language of my profile
my account disappeared
please reset the account I hold with you
account reset
[change|update|add] my bank account [details|number|] [in my profile|]
my bank account is rejected in my profile
change the bank account for my payouts
[privacy|my account|account|profile|personal data|my profile|login|password|pin]
how do i see my account details
where are the settings of my profile
i never got the verification mail
resend the confirmation link to activate my profile
otp not received for login
i can't verify my mobile number
i did not get the otp
kyc not complete
my date of birth is wrong in my profile
can i have two profiles with one email
can i transfer my account to another person
my father died and his account should be closed
I want to see who has access to my account
change my preferences for communication
my profile has the wrong address
make my profile private
pan card not verified
[stop|block|no] [all|] payments [from|on|going out of] my [bank account|account] [please|]
put a stop on everything in my [savings|account]
[stop|block] my [credit card|account] temporarily, i can't find it
[temporarily|please] block my [card|account]
i want to cancel [my|the] [cable|internet|phone|tv] service [because it is too expensive|with your company|today|]
i no longer need one of [my plans|the plans i have]
[i have|we have] several plans and want to [cancel|drop] one
[change|update] the address [for|on|linked to|associated with] my [credit card|card|account|file]
my [address|name] on file is [incorrect|wrong|old]
remove myself from [a team|an organisation|the group]
leave the organisation
the app does not recognise [me|my face]
what is the code to get into [the app|my profile]
report [sign-up|signup|registration] [problems|errors|an error|issues]
[how is it possible that|why] my account has been [frozen|suspended|blocked]
change my pin from abroad
can you help me with my login for the site
`;
