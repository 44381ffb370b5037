import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import type { ReportView, SupervisorEvents } from '../protocol/supervisor.ts';
import { handoffReport } from './handoffs.ts';
import { queueReport } from './queue.ts';

/** One report over [from, to) of a site. Reads only. */
export function readReport(
  ctx: Ctx,
  siteId: string,
  ask: SupervisorEvents['report:read'],
): Promise<ReportView> {
  const from = new Date(ask.from);
  const to = new Date(ask.to);
  if (from >= to) {
    throw new AppError('invalid', 'The report ends before it begins. Give a later end.', {
      field: 'to',
    });
  }
  const report = ask.name === 'handoffs' ? handoffReport : queueReport;
  return report(ctx, siteId, from, to);
}
