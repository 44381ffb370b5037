export const human = `
[i want to|i'd like to|i need to|can i|let me|may i|could i] [speak|talk|chat] [to|with] [a human|a person|someone|an agent|a real person|a representative|an operator|somebody|customer service|an advisor|a live agent]
[put me through|connect me|transfer me|pass me|hand me over|get me] to [a human|a person|an agent|customer support|a colleague|the customer service team|an employee|your supervisor]
[human|agent|representative|operator|real person|live agent|live chat|customer service|person please|human please|customer support|agent please]
get me [a human|a person|an agent|someone real|your manager|a supervisor]
[i want|i need|give me] [a human|a person|an agent|a real human|human help|a live person|human support|someone human]
is there [a human|anyone|someone|a person|anybody] [i can talk to|there i can speak with|available to chat|to help me on the phone]
[call|phone] customer service
how do i [contact|reach|get in touch with|call|talk to] [customer service|customer support|your support team|a human|the help desk|an agent]
[what is|give me] the [number|phone number|hotline] of [customer service|customer support|your support]
[can|could] [someone|somebody|a person|an agent] [call me|phone me|call me back|contact me]
i don't want to talk to a [bot|robot|machine|computer]
stop this bot and give me a person
no more robots
you don't understand me, i want a human
[this is not helping|you are useless], [get me a person|let me talk to someone]
i would rather deal with a human being
please let me speak with somebody from your team
transfer to agent
chat with an agent
talk to a live advisor
connect to customer executive
i want to talk to your boss
is customer service open so that i can speak to them
i need to speak to someone right away
need to speak with a real person about this
i want assistance from a human
where can i find a person to talk to
ask a human to answer me
could a member of staff help me instead
someone from support should ring me
put a person on
are there [humans|people] working [for you|there] that can answer me
chat with an assistant
i need assistance talking to an assistant
`;
