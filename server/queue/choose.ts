import type { OnlineOperator } from './online.ts';

export interface Candidate extends OnlineOperator {
  /** When they were last offered somebody; null = never. */
  lastOfferAt: Date | null;
}

export interface ToOffer {
  team: string;
  language: string;
  /** Who declined it or let it pass a short while ago. */
  passedBy: ReadonlySet<string>;
}

/**
 * Who is offered a ticket next: of its team, with a free place, who has not just passed it on. Their
 * language comes first; without anybody online who speaks it, any is better than none. Of several the
 * least loaded, then who waits longest for an offer. Null: nobody now. Pure.
 */
export function chooseOperator(ticket: ToOffer, operators: readonly Candidate[]): Candidate | null {
  const team = operators.filter((one) => one.teams.includes(ticket.team));
  const speaks = (one: Candidate) => one.languages.includes(ticket.language);
  const able = team.some(speaks) ? team.filter(speaks) : team;
  const free = able.filter((one) => one.load < one.capacity && !ticket.passedBy.has(one.id));
  const byTurn = [...free].sort(
    (a, b) =>
      a.load / a.capacity - b.load / b.capacity ||
      (a.lastOfferAt?.getTime() ?? 0) - (b.lastOfferAt?.getTime() ?? 0) ||
      (a.id < b.id ? -1 : 1),
  );
  return byTurn[0] ?? null;
}
