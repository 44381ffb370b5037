export const technical = `
[my|the] [card|bank card|debit card|new card|physical card|chip] [does not|doesn't|won't|isn't|stopped|is not] [work|working|read|being accepted] [anymore|in the shop|at the machine|]
[why|how come] [isn't|is] my card [not|] working
i can't use my card [anywhere|in stores|at all], it [just fails|is broken|does not respond]
what [can|should] i do [if|when] my card [is broken|isn't working|stops working]
my card got [bent|cracked|scratched] and no machine reads it
[contactless|tap to pay|touch payment|the contactless function] [does not|doesn't|won't|stopped|isn't] [work|working] [on my card|at the store|today|]
why can't i [pay contactless|tap my card|use contactless]
i tried to tap and nothing happened
the reader did not accept contactless
contactless has stopped working, what do i do
my [virtual|disposable|online] card [does not|won't|isn't|stopped|is not] [work|working|being accepted] [online|]
[trying|i tried] to use [my|a] [virtual card|disposable virtual card] but it [failed|gets rejected|didn't work]
[my|our|the] [wifi|wi-fi|internet|wireless|network|connection|router|modem|broadband] [is down|is not working|doesn't work|isn't working|keeps dropping|is slow|stopped working|disconnects|went out]
[i can't|cannot|unable to|how do i] [connect|get on|log on] to the [wifi|wi-fi|internet|network|vpn|guest network]
no [internet|signal|network|connection|wifi] [since this morning|at home|in my room|]
the [red light|orange light] on the [router|modem|box] is blinking
[is|are] [the|your] [server|servers|website|system|service|network] [down|up|having problems|online|offline|working]
[can you|please|i want to|i need to] [check|tell me] [the|my|our] [server|servers|server's] [status|state|if it is running]
[what's|what is] the [status|state] of [the|our|my] server
[i need to|can you] check whether [our|my|the] server [is up|is running|is down|is ok]
server [down|outage|error|not responding|status|is very slow]
is there an outage [in my area|right now|]
your [website|site|page|portal|app|application|platform] [is not loading|won't open|is down|keeps crashing|crashes|shows an error|freezes|is blank|is very slow|gives error 000]
the app [crashes|closes|freezes|hangs] [when i open it|at start|all the time|after the update|on my phone|every time i tap a button]
[portal|website|app|page] [not working|not opening|issue|problem|error|not loading|bug]
i get [an error message|error 000|error code 0000|a blank screen|a white page] [when i open the app|on your website|while using the program|]
[my|the] [phone|cell phone|mobile|smartphone|iphone|samsung] [is broken|won't turn on|screen is cracked|screen is shattered|does not charge|fell in water|keeps restarting|stopped working|has no sound|won't hold a charge|overheats]
[i dropped|i broke|i cracked|i smashed] my [phone|phone screen|tablet|laptop]
[my|the] [screen|display|battery|speaker|camera|microphone|keyboard|charger|button|touchscreen] [on my phone|] [is broken|does not work|is cracked|is black|died|is not responding]
my [phone|laptop|tablet] [fell|got dropped|got wet] and [now it is dead|the display is black|the glass broke]
[hi|hello|hey] i need [help|assistance] with a broken [phone|screen|device|laptop]
i need to report [a broken phone|a damaged phone|a faulty device|broken software|a software problem|a bug]
how do i get my broken phone [fixed|repaired]
phone repair
[my|the|our] [software|program|application|system|computer|laptop|pc|antivirus|excel] [is not working|has a bug|crashes|won't start|won't open|keeps freezing|is broken|stopped responding|gives errors|is acting up|has a problem]
[i have|i'm having|there is|we have] [a problem|an issue|problems|trouble|some trouble] with [my|the|your] [software|program|app|computer|application|operating system|windows|tool|dashboard]
[software|program] [trouble|problem|issue|broken|crash|malfunction|not running]
i [can't|cannot] [open|install|launch|start|run|uninstall] the [software|program|app|game|application|file]
the [program|software|installer] says [the file is corrupt|license not found|access denied]
[i need|i want|how do i|i would like|can you help me] to [update|upgrade] [my|the] [software|app|program|system|firmware|operating system|windows|drivers]
[is there|do you have|when is] [a|an|the next|any] [software|system|new] [update|patch|version|upgrade] [available|for my device|for the program|]
how do i get the latest [version|update|release] [of the software|of the app|]
the [update|upgrade|installation|download] [failed|is stuck|won't install|stopped at 00 percent|never finishes]
software update
which version of the software do i have
how to [upgrade|update] from [linux|ubuntu|debian|one release|00.00] to [the newest version|00.00|a later release]
how do i [update|upgrade] [ubuntu|linux|all packages|the kernel|my distribution]
after the upgrade my desktop does not boot
[how do i|how to|i can't] [set up|install|configure|connect|add] [my|a|the] [printer|canon printer|hp printer|epson printer|brother printer|scanner|wireless printer] [on linux|on ubuntu|on my mac|]
[my|the] printer [won't print|does not print|is offline|is not found|prints blank pages|has a paper jam|is not detected]
which driver do i need for my [printer|canon|hp laserjet|brother|scanner]
[how do i|how can i] [shut down|shutdown|restart|reboot|power off|turn off] [the|my|a] [computer|pc|machine|laptop|system] [from the terminal|with a key|automatically|]
[my|the] [computer|laptop|pc|machine] [does not|won't|hangs on] [shut down|shutdown|power off|restart|sleep]
shutdown button [does nothing|is missing]
how can i schedule a shutdown of my machine
[how do i|how can i|is there a way to] [export|download|back up|import|migrate] my [data|contacts|files|bookmarks|mails] [to csv|from the app|to another program|]
[how do i|how can i|can i] [block|filter|stop|get rid of|avoid] spam [mail|emails|messages|] [in gmail|in outlook|in my inbox|]
too much spam in my mailbox
good mails end up in the spam folder
how can i use a spam filter
[how do i|how can i|can i] [sync|synchronize|merge|link] [my calendars|two accounts on my phone|my phone and my computer|contacts between devices|my google and outlook calendar]
synchronisation between my devices [does not work|stopped|is broken]
[my|the] [email|outlook|mail|inbox|mailbox|e-mail program] [is not working|does not work|won't sync|doesn't load|won't send|is not receiving anything|has a problem|keeps asking for something]
i [can't|cannot|am unable to] [send|receive|open|see|get] [emails|email|my mail|messages|attachments] [in outlook|]
problem with [my email|outlook|the mail server|my mailbox]
emails are stuck in the outbox
[my|the] [tv|television|headset|router|device|watch|speaker|vacuum cleaner|washing machine|coffee machine|kettle|lamp] [i bought|from you|] [does not turn on|stopped working|won't pair|won't connect|makes a strange noise|is defective]
bluetooth [won't connect|keeps disconnecting|does not find my headphones]
my headphones only play on one side
the light on the device keeps flashing
how do i reset [the router|my device|the device to factory settings|the modem]
how do i fix [this error|the connection|this bug|error 000|it]
[troubleshoot|troubleshooting|diagnose] [my router|my device|the problem|my connection|]
it [does not work|doesn't work|won't work|is not working|stopped working]
nothing happens when i press the button
i see a blue screen
the video does not play
the page stays white after i click
the button on your page does nothing
upload of files fails
your api returns a 000 error
push notifications don't arrive
the search on your site is broken
my sim card is not recognised
i have no service on my phone
calls drop all the time
mobile data does not work
my hard drive is not detected
[bug|error|crash|glitch|malfunction|technical issue|technical problem|wifi|not working|technical support]
there's a glitch in the app
virus on my computer
my computer is very slow
[my|the] keyboard types the wrong letters
the sensor does not respond
the heating device from you shows E00
the sound in the app is gone
we have an error in production
the database is not reachable
i need help with my device
something is broken
an update broke everything
how do i install the driver
the link in your app is broken
screen is frozen and i can't do anything
phone glass shattered what are my options
is there a fix for the crash
your chat window does not load on my phone
i can't print from my laptop
the installer asks for a licence key that i don't have
the machine does not read my chip
[my|the] card was [declined|refused|rejected] [at the restaurant|by the machine|everywhere today|when i tried to pay] [why|]
the [terminal|shop|cash machine|petrol station] [would not|wouldn't|didn't] take my card
i tried my card in [several|a few] [places|shops] and it failed every time
is something wrong with my card
my virtual card was [declined|refused|rejected] [for a subscription|by the online shop|when renting a car]
can i use my [virtual|disposable] card [for subscriptions|several times|more than once]
how do i [set up|activate|turn on] contactless [on my card|payments|]
[skype|salesforce|zoom|teams|photoshop|quickbooks|excel|slack|servicenow] [is not working|has issues|gets slow|makes problems|won't log in|is acting strange|keeps crashing]
[i have|i'm having|there are] [issues|problems|trouble] with [skype|salesforce|zoom|quickbooks|photoshop|word]
[i want to|i need to|please|can you] [update|upgrade] [my|] [skype|zoom|photoshop|finance|accounting|antivirus|banking] [application|app|software|program|]
[check|show|i want|tell me] [the|my|our|] global status [of the service|of skype|please|]
[what is|check] the service status [worldwide|globally|in all regions|]
my [accounting|design|chat] program [needs an update|is out of date]
[i can't|cannot|unable to] [log in to|sign in to|get into|open] my [email|mail|gmail|outlook|inbox|e-mail account]
my e-mail account [has a problem|does not load|needs help]
mails take [ages|very long] to be sent
my [cart|basket|shopping cart] [is empty|shows nothing|does not load]
the app does not recognise [the file|my fingerprint]
upgrade from version 00.00 to 00.00
bookmarks don't sync between browsers
[i bought|recently i got] a new phone and the screen [is cracked|broke]
shut down without [asking|admin rights]
can you help with the update of [my software|the app]
where can i get the [newest|updated] version of [skype|the program]
`;
