import { type Answer, call, escalate, lastResult, say } from './answer.ts';
import { askFor } from './ask.ts';
import { wantsNewCode } from './courtesy.ts';
import { isMaskedCode, type Situation } from './situation.ts';
import { factsIn } from './slots.ts';
import { WORDS, wasSaid } from './words/all.ts';

/** So many times the code is asked for before a person takes over. */
const MOST_REMINDERS = 3;

/**
 * Null when the customer is verified; else the next step towards it (handoff.md H49): a code to the
 * e-mail of the order or of the account, then the question for the six digits and why.
 */
export function proveIdentity(
  s: Situation,
  known: { order: string | null; email: string | null },
): Answer | null {
  if (s.verified) return null;
  const words = WORDS[s.language];
  const sent = lastResult(s, 'request_verification');
  if (sent) {
    if (sent.output.status !== 'ok')
      return escalate('missing_data', 'The customer cannot be verified: no code could be sent.');
    if (known.order !== null) return say(words.codeForOrder(known.order));
    return say(words.codeForEmail(known.email ?? ''));
  }
  if (isWaiting(s)) {
    const asked = s.assistantTexts.filter((text) => wasSaid(text, ({ codeMark }) => codeMark));
    return asked.length >= MOST_REMINDERS
      ? escalate('missing_data', 'The customer does not give the code that shows who they are.')
      : say(words.codeReminder);
  }
  if (known.order === null && known.email === null)
    return askFor(s, s.agent === 'account' ? 'email' : 'order_id');
  const order = known.order;
  return call({
    name: 'request_verification',
    args: { order, email: order === null ? known.email : null },
  });
}

/** The code was just asked for, and the reply is neither a code nor a reason to send another. */
function isWaiting(s: Situation): boolean {
  if (s.firstTurn || !wasSaid(s.lastAnswer, ({ codeMark }) => codeMark)) return false;
  const otherNumber = factsIn(s, s.said).some(
    ({ key, value }) => (key === 'order_id' || key === 'email') && !s.lastAnswer.includes(value),
  );
  return !isMaskedCode(s.said) && !wantsNewCode(s.said) && !otherNumber;
}
