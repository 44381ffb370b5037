import type { Approval } from '../../prisma/client/client.ts';
import type { ApprovalView } from '../protocol/entities.ts';

const STATUSES = ['pending', 'approved', 'refused', 'withdrawn'] as const;

/** What an operator decides on, as the wire shows it (decisions.md 35). */
export const approvalView = (row: Approval): ApprovalView => ({
  id: row.id,
  conversationId: row.conversationId,
  tool: row.tool,
  args: row.args as ApprovalView['args'],
  amount: { amountMinor: row.amountMinor, currency: row.currency },
  capUsed: { amountMinor: row.capUsedMinor, currency: row.currency },
  status: STATUSES.find((status) => status === row.status) ?? 'withdrawn',
  requestedBy: row.requestedBy,
  createdAt: row.createdAt.toISOString(),
});
