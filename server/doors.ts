import { decideApproval } from './agents/policy/decide-approval.ts';
import { receiveMessage } from './agents/receive-message.ts';
import { findSite } from './auth/find-site.ts';
import { deriveKey } from './auth/keys.ts';
import { createOperatorAuth, type OperatorAuth, operatorReader } from './auth/operators.ts';
import { originAllowed } from './auth/origin.ts';
import { makeEnter } from './auth/visit.ts';
import type { Config } from './config.ts';
import type { Ctx } from './context.ts';
import { sayAsOperator } from './conversations/say-as-operator.ts';
import { makeHandBack } from './handoff/hand-back.ts';
import { makeResolve } from './handoff/resolve.ts';
import { makeCancelHumanRequest } from './queue/cancel.ts';
import { makeTakeOver } from './queue/takeover.ts';
import type { Runtime } from './runtime.ts';
import { customerNamespace } from './sockets/customer.ts';
import { createLimiter, noLimiter } from './sockets/limiter.ts';
import { operatorNamespace } from './sockets/operator.ts';
import type { PublishParts } from './sockets/publish.ts';
import { supervisorNamespace } from './sockets/supervisor.ts';
import { closeTicket } from './tickets/close.ts';
import { createTicket } from './tickets/create.ts';

interface Doors {
  io: PublishParts['io'];
  ctx: Ctx;
  config: Config;
  runtime: Runtime;
}

/** The three namespaces, each with who may come in and the verbs behind it. */
export function openDoors(doors: Doors): { auth: OperatorAuth } {
  const { ctx, config } = doors;
  const auth = createOperatorAuth({
    db: ctx.db,
    secret: Buffer.from(deriveKey(config.secret, 'operator-session')).toString('base64'),
    publicUrl: config.publicUrl,
    clock: ctx.clock,
  });
  openCustomers(doors);
  openStaff(doors, auth);
  return { auth };
}

const resolve = makeResolve({ closeTicket });

function openCustomers({ io, ctx, config, runtime }: Doors): void {
  const { publicUrl } = config;
  customerNamespace(io.of('/customer'), {
    ctx,
    limiter: config.limiter ? createLimiter() : noLimiter,
    originAllowed: async (origin, siteKey) => {
      const site = await findSite(ctx.db, siteKey);
      return originAllowed(origin, { publicUrl, allowed: site?.allowedOrigins ?? [] });
    },
    enter: makeEnter(ctx, deriveKey(config.secret, 'customer-token')),
    receive: (asCustomer, input) => receiveMessage(asCustomer, runtime.deps, input),
    escalate: runtime.deps.escalate,
    resolve,
    cancelHumanRequest: makeCancelHumanRequest({ closeTicket }),
  });
}

function openStaff({ io, ctx, config, runtime }: Doors, auth: OperatorAuth): void {
  const { publicUrl } = config;
  const door = {
    ctx,
    readOperator: operatorReader(auth, ctx.db),
    originAllowed: (origin: string | undefined) =>
      originAllowed(origin, { publicUrl, allowed: [] }),
  };
  operatorNamespace(io.of('/operator'), {
    ...door,
    handBack: makeHandBack({ notify: runtime.deps.notify, closeTicket }),
    resolve,
    decideApproval: async (asOperator, input) => {
      const decision = { ...input, reason: input.reason ?? null };
      const done = await decideApproval(asOperator, decision, (text, language, key) =>
        sayAsOperator(asOperator, input.approvalId, { text, language, key }),
      );
      return done.approval;
    },
  });
  supervisorNamespace(io.of('/supervisor'), { ...door, takeOver: makeTakeOver({ createTicket }) });
}
