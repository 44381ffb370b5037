import type { Approval } from '../../../prisma/client/client.ts';
import type { ApprovalView } from '../../protocol/entities.ts';

const STATUSES = ['pending', 'approved', 'refused', 'withdrawn'] as const;

export function approvalView(row: Approval): ApprovalView {
  const { id, conversationId, tool, args, currency, requestedBy } = row;
  return {
    id,
    conversationId,
    tool,
    args: args as ApprovalView['args'],
    amount: { amountMinor: row.amountMinor, currency },
    capUsed: { amountMinor: row.capUsedMinor, currency },
    status: STATUSES.find((status) => status === row.status) ?? 'withdrawn',
    requestedBy,
    createdAt: row.createdAt.toISOString(),
  };
}
