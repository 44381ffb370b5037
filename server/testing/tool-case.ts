import { seed } from '../../prisma/seed.ts';
import { demoTeam } from '../agents/team.ts';
import { executeTool } from '../agents/tools/execute.ts';
import type { CallCtx } from '../agents/tools/tool.ts';
import { recordIdentity } from '../auth/identity-fact.ts';
import { moveHolder } from '../handoff/commit.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { type TestCtx, testCtx } from './test-ctx.ts';

/** For tests: the seeded shop, and a conversation that an agent holds. */
export async function toolShop(): Promise<TestDatabase> {
  const database = await testDatabase();
  await seed(database.db, new Date('2026-03-02T10:00:00Z'), { allowedOrigins: [] });
  return database;
}

export interface ToolCase {
  ctx: TestCtx;
  conversationId: string;
  visitorId: string;
  call: CallCtx;
  /** The platform proves who the visitor is. */
  verify(customer: string): Promise<string>;
  run(tool: string, args: unknown): ReturnType<typeof executeTool>;
  /** Ana takes the conversation over. */
  takeOver(userId: string, name: string): Promise<void>;
}

export async function toolCase(database: TestDatabase, agent = 'billing'): Promise<ToolCase> {
  const { db } = database;
  const ctx = testCtx(db);
  const visitor = await db.visitor.create({ data: { siteId: 'demo' } });
  const conversation = await db.conversation.create({
    data: { siteId: 'demo', visitorId: visitor.id, holderName: agent },
  });
  const call: CallCtx = {
    ctx,
    conversationId: conversation.id,
    runId: null,
    agent,
    permitted: demoTeam.agents[agent]?.tools ?? [],
    epoch: 1,
    callId: 'call_1',
    siteId: 'demo',
    language: 'en',
    operator: null,
  };
  return {
    ctx,
    conversationId: conversation.id,
    visitorId: visitor.id,
    call,
    async verify(name) {
      const customer = await db.customer.findFirstOrThrow({ where: { name } });
      const provenAt = ctx.clock.now();
      await db.visitor.update({
        where: { id: visitor.id },
        data: { customerId: customer.id, verifiedVia: 'code', verifiedAt: provenAt },
      });
      const proof = { conversationId: conversation.id, customerId: customer.id };
      await recordIdentity(db, { ...proof, via: 'code', provenAt });
      return customer.id;
    },
    run: (tool, args) => executeTool(call, tool, args),
    async takeOver(userId, name) {
      const { holderKind } = await db.conversation.findUniqueOrThrow({
        where: { id: conversation.id },
      });
      await db.$transaction((tx) =>
        moveHolder(tx, {
          conversationId: conversation.id,
          expect: { kind: holderKind as 'agent' | 'queue' },
          to: { kind: 'operator', name, id: userId },
          now: ctx.clock.now(),
          language: 'en',
          say: [],
          path: { kind: 'takeover', from: agent, to: name, actor: name, reason: 'takeover' },
        }),
      );
      ctx.actor = { kind: 'operator', userId, name, siteId: 'demo' };
    },
  };
}
