import * as z from 'zod';

/** What the receiver is asked (handoff.md H25). It has no side effect. */
export interface Offer {
  handoffId: string;
  attempt: number;
  epoch: number;
  digest: string;
  contextRef: string;
  target: string;
  language: string;
}

export const ackSchema = z.discriminatedUnion('ready', [
  z.object({
    ready: z.literal(true),
    handoffId: z.string(),
    attempt: z.number(),
    epoch: z.number(),
    digest: z.string(),
  }),
  z.object({
    ready: z.literal(false),
    handoffId: z.string(),
    attempt: z.number(),
    epoch: z.number(),
    digest: z.string(),
    reason: z.enum([
      'disabled',
      'at_capacity',
      'tool_down',
      'language',
      'unsupported_schema',
      'bad_package',
    ]),
    missing: z.array(z.string()),
    retryAfterMs: z.number().optional(),
  }),
]);
export type Ack = z.infer<typeof ackSchema>;

/** Asks a receiver whether it can take this; agents/notify.ts is the team's own. */
export type Notify = (offer: Offer) => Promise<unknown>;

/** An ACK counts only if every part names this offer (decisions.md 37). */
export const matches = (ack: Ack, offer: Offer): boolean =>
  ack.handoffId === offer.handoffId &&
  ack.attempt === offer.attempt &&
  ack.epoch === offer.epoch &&
  ack.digest === offer.digest;
