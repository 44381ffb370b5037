-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "sites" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "allowed_origins" TEXT[],
    "color" TEXT NOT NULL DEFAULT '#0f766e',
    "hours" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sites_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "role" TEXT NOT NULL DEFAULT 'operator',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verifications" (
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operators" (
    "id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'offline',
    "capacity" INTEGER NOT NULL DEFAULT 3,
    "languages" TEXT[] DEFAULT ARRAY['en']::TEXT[],
    "teams" TEXT[] DEFAULT ARRAY['support']::TEXT[],
    "last_seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "operators_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "visitors" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "site_id" TEXT NOT NULL,
    "locale" TEXT,
    "page" TEXT,
    "customer_id" UUID,
    "verified_via" TEXT,
    "verified_at" TIMESTAMPTZ(3),
    "plan" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "visitors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "site_id" TEXT NOT NULL,
    "visitor_id" UUID NOT NULL,
    "correlation_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "status" TEXT NOT NULL DEFAULT 'open',
    "holder_kind" TEXT NOT NULL DEFAULT 'agent',
    "holder_name" TEXT NOT NULL DEFAULT 'triage',
    "holder_id" TEXT,
    "epoch" INTEGER NOT NULL DEFAULT 1,
    "last_seq" INTEGER NOT NULL DEFAULT 0,
    "chain_no" INTEGER NOT NULL DEFAULT 1,
    "answered" BOOLEAN NOT NULL DEFAULT false,
    "last_agent" TEXT NOT NULL DEFAULT 'triage',
    "language" TEXT NOT NULL DEFAULT 'en',
    "sentiment" DOUBLE PRECISION,
    "pending_intents" JSONB NOT NULL DEFAULT '[]',
    "customer_read_seq" INTEGER NOT NULL DEFAULT 0,
    "operator_read_seq" INTEGER NOT NULL DEFAULT 0,
    "outcome" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "conversation_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "client_message_id" TEXT,
    "kind" TEXT NOT NULL DEFAULT 'text',
    "author_kind" TEXT NOT NULL,
    "author_name" TEXT NOT NULL DEFAULT '',
    "author_id" TEXT,
    "epoch" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "language" TEXT,
    "event" JSONB,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "sources" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "conversation_id" UUID NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'note',
    "author_id" TEXT NOT NULL,
    "author_name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "turns" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "conversation_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "holder" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "model_calls" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "turns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "runs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "conversation_id" UUID NOT NULL,
    "agent" TEXT NOT NULL,
    "epoch" INTEGER NOT NULL,
    "up_to_seq" INTEGER NOT NULL,
    "model" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'running',
    "model_calls" INTEGER NOT NULL DEFAULT 0,
    "input_tokens" INTEGER NOT NULL DEFAULT 0,
    "output_tokens" INTEGER NOT NULL DEFAULT 0,
    "request_chars" INTEGER NOT NULL DEFAULT 0,
    "dropped_text" TEXT,
    "error" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_calls" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "conversation_id" UUID NOT NULL,
    "run_id" UUID,
    "chain_no" INTEGER NOT NULL,
    "agent" TEXT NOT NULL,
    "epoch" INTEGER NOT NULL,
    "call_id" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "args" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'planned',
    "verdict" JSONB,
    "outcome" JSONB,
    "idempotency_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "tool_calls_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "facts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "conversation_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "amount_minor" INTEGER,
    "currency" TEXT,
    "source" TEXT NOT NULL,
    "source_ref" TEXT NOT NULL,
    "quote" TEXT NOT NULL DEFAULT '',
    "observed_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "supersedes" UUID,
    "superseded_at" TIMESTAMPTZ(3),

    CONSTRAINT "facts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "handoffs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "conversation_id" UUID NOT NULL,
    "correlation_id" UUID NOT NULL,
    "chain_no" INTEGER NOT NULL,
    "hop" INTEGER,
    "source_agent" TEXT NOT NULL,
    "target_agent" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'proposed',
    "epoch" INTEGER NOT NULL,
    "after_seq" INTEGER NOT NULL,
    "draft" JSONB NOT NULL,
    "state" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "end_reason" TEXT,
    "deadline_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "ack_ms" INTEGER,
    "snapshot_ref" TEXT,
    "recommendation_verdict" TEXT,
    "recommendation_reason" TEXT,
    "recommendation_by" TEXT,

    CONSTRAINT "handoffs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "handoff_attempts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "handoff_id" UUID NOT NULL,
    "attempt" INTEGER NOT NULL,
    "target" TEXT NOT NULL,
    "epoch" INTEGER NOT NULL,
    "digest" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'offered',
    "reason" TEXT,
    "missing" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "late" BOOLEAN NOT NULL DEFAULT false,
    "offered_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "handoff_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "snapshots" (
    "ref" TEXT NOT NULL,
    "handoff_id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "target" TEXT NOT NULL,
    "hop" INTEGER,
    "package" JSONB,
    "digest" TEXT NOT NULL,
    "token_count" INTEGER NOT NULL,
    "up_to_seq" INTEGER NOT NULL,
    "transcript_sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "snapshots_pkey" PRIMARY KEY ("ref")
);

-- CreateTable
CREATE TABLE "path_steps" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "conversation_id" UUID NOT NULL,
    "ord" SERIAL NOT NULL,
    "chain_no" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "hop" INTEGER,
    "handoff_id" UUID,
    "from_name" TEXT NOT NULL,
    "to_name" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "note" TEXT,
    "epoch" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "path_steps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tickets" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "number" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "conversation_id" UUID NOT NULL,
    "handoff_id" UUID,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "reason" TEXT NOT NULL,
    "urgency" TEXT NOT NULL DEFAULT 'normal',
    "summary" TEXT NOT NULL,
    "team" TEXT NOT NULL DEFAULT 'support',
    "language" TEXT NOT NULL,
    "assignee_id" TEXT,
    "assignee_name" TEXT,
    "contact" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "tickets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "queue_entries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "ticket_id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "team" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "front" BOOLEAN NOT NULL DEFAULT false,
    "front_why" TEXT,
    "sentiment" DOUBLE PRECISION,
    "entered_at" TIMESTAMPTZ(3) NOT NULL,
    "shown_position" INTEGER,
    "claimed_by" TEXT,
    "claimed_at" TIMESTAMPTZ(3),

    CONSTRAINT "queue_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offers" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "entry_id" UUID,
    "ticket_id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "operator_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'queue',
    "from_operator_id" TEXT,
    "note" TEXT,
    "status" TEXT NOT NULL DEFAULT 'open',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "offers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "approvals" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "conversation_id" UUID NOT NULL,
    "tool" TEXT NOT NULL,
    "args" JSONB NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "cap_used_minor" INTEGER NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "requested_by" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "decision_reason" TEXT,
    "outcome" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "approvals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ratings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "conversation_id" UUID NOT NULL,
    "leg" TEXT NOT NULL,
    "score" INTEGER NOT NULL,
    "comment" TEXT,
    "operator_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ratings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_codes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "conversation_id" UUID NOT NULL,
    "visitor_id" UUID NOT NULL,
    "customer_id" UUID,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "one_time_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mails" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "site_id" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "customers" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "site_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "street" TEXT NOT NULL,
    "postcode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "plan" TEXT NOT NULL DEFAULT 'standard',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "site_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "customer_id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "total_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "carrier" TEXT,
    "tracking" TEXT,
    "last_seen_at" TIMESTAMPTZ(3),
    "last_seen_place" TEXT,
    "expected_at" TIMESTAMPTZ(3),
    "placed_at" TIMESTAMPTZ(3) NOT NULL,
    "delivered_at" TIMESTAMPTZ(3),
    "street" TEXT NOT NULL,
    "postcode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "country" TEXT NOT NULL,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_lines" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "order_id" UUID NOT NULL,
    "sku" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unit_minor" INTEGER NOT NULL,

    CONSTRAINT "order_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoices" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "site_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "order_id" UUID,
    "customer_id" UUID NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "site_id" TEXT NOT NULL,
    "order_id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "conversation_id" UUID,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "lines" JSONB NOT NULL DEFAULT '[]',
    "reason" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "override" INTEGER NOT NULL DEFAULT 0,
    "approved_by" TEXT,
    "idempotency_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "articles" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "site_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "audience" TEXT NOT NULL DEFAULT 'everyone',
    "version" INTEGER NOT NULL DEFAULT 1,
    "status" TEXT NOT NULL DEFAULT 'published',
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "articles_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sites_key_key" ON "sites"("key");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_key" ON "sessions"("token");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "accounts_user_id_idx" ON "accounts"("user_id");

-- CreateIndex
CREATE INDEX "verifications_identifier_idx" ON "verifications"("identifier");

-- CreateIndex
CREATE INDEX "conversations_visitor_id_status_idx" ON "conversations"("visitor_id", "status");

-- CreateIndex
CREATE INDEX "conversations_site_id_status_created_at_idx" ON "conversations"("site_id", "status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "messages_conversation_id_seq_key" ON "messages"("conversation_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "messages_conversation_id_client_message_id_key" ON "messages"("conversation_id", "client_message_id");

-- CreateIndex
CREATE INDEX "notes_conversation_id_created_at_idx" ON "notes"("conversation_id", "created_at");

-- CreateIndex
CREATE INDEX "turns_status_due_at_idx" ON "turns"("status", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "turns_conversation_id_seq_key" ON "turns"("conversation_id", "seq");

-- CreateIndex
CREATE INDEX "runs_conversation_id_started_at_idx" ON "runs"("conversation_id", "started_at");

-- CreateIndex
CREATE INDEX "tool_calls_conversation_id_created_at_idx" ON "tool_calls"("conversation_id", "created_at");

-- CreateIndex
CREATE INDEX "facts_conversation_id_key_idx" ON "facts"("conversation_id", "key");

-- CreateIndex
CREATE INDEX "handoffs_conversation_id_started_at_idx" ON "handoffs"("conversation_id", "started_at");

-- CreateIndex
CREATE INDEX "handoffs_due_at_idx" ON "handoffs"("due_at");

-- CreateIndex
CREATE UNIQUE INDEX "handoff_attempts_handoff_id_attempt_key" ON "handoff_attempts"("handoff_id", "attempt");

-- CreateIndex
CREATE UNIQUE INDEX "snapshots_handoff_id_target_key" ON "snapshots"("handoff_id", "target");

-- CreateIndex
CREATE INDEX "path_steps_conversation_id_ord_idx" ON "path_steps"("conversation_id", "ord");

-- CreateIndex
CREATE UNIQUE INDEX "tickets_number_key" ON "tickets"("number");

-- CreateIndex
CREATE INDEX "tickets_conversation_id_idx" ON "tickets"("conversation_id");

-- CreateIndex
CREATE INDEX "queue_entries_status_entered_at_idx" ON "queue_entries"("status", "entered_at");

-- CreateIndex
CREATE INDEX "offers_operator_id_status_idx" ON "offers"("operator_id", "status");

-- CreateIndex
CREATE INDEX "approvals_conversation_id_status_idx" ON "approvals"("conversation_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "ratings_conversation_id_leg_key" ON "ratings"("conversation_id", "leg");

-- CreateIndex
CREATE INDEX "one_time_codes_conversation_id_status_idx" ON "one_time_codes"("conversation_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "customers_site_id_email_key" ON "customers"("site_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "orders_site_id_number_key" ON "orders"("site_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "order_lines_order_id_sku_key" ON "order_lines"("order_id", "sku");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_site_id_number_key" ON "invoices"("site_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_idempotency_key_key" ON "refunds"("idempotency_key");

-- CreateIndex
CREATE INDEX "refunds_order_id_idx" ON "refunds"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "articles_site_id_slug_language_key" ON "articles"("site_id", "slug", "language");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operators" ADD CONSTRAINT "operators_id_fkey" FOREIGN KEY ("id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_visitor_id_fkey" FOREIGN KEY ("visitor_id") REFERENCES "visitors"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notes" ADD CONSTRAINT "notes_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "turns" ADD CONSTRAINT "turns_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "runs" ADD CONSTRAINT "runs_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "facts" ADD CONSTRAINT "facts_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handoffs" ADD CONSTRAINT "handoffs_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handoff_attempts" ADD CONSTRAINT "handoff_attempts_handoff_id_fkey" FOREIGN KEY ("handoff_id") REFERENCES "handoffs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_handoff_id_fkey" FOREIGN KEY ("handoff_id") REFERENCES "handoffs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "path_steps" ADD CONSTRAINT "path_steps_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "queue_entries"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema language cannot say. Each line is a rule of the product that must hold even if the code is wrong.

alter table conversations
  add constraint conversations_status check (status in ('open', 'resolved')),
  add constraint conversations_holder check (holder_kind in ('agent', 'queue', 'operator', 'nobody')),
  add constraint conversations_nobody_is_resolved check ((holder_kind = 'nobody') = (status = 'resolved')),
  add constraint conversations_counters check (epoch >= 1 and last_seq >= 0 and chain_no >= 1);

-- One open conversation per visitor: a nervous double click opens one.
create unique index conversations_one_open on conversations (visitor_id) where status = 'open';

alter table messages
  add constraint messages_kind check (kind in ('text', 'system_event')),
  add constraint messages_author check (author_kind in ('customer', 'agent', 'operator', 'system')),
  add constraint messages_event check ((kind = 'system_event') = (event is not null));

-- One run of a conversation at a time: claiming a turn is one conditional update (decisions.md 2).
create unique index turns_one_running on turns (conversation_id) where status = 'running';

create index messages_unpublished on messages (created_at) where published_at is null;

alter table facts
  add constraint facts_source check (source in ('customer_said', 'tool_verified', 'operator_said', 'agent_inferred', 'peer_asserted')),
  add constraint facts_money check ((amount_minor is null) = (currency is null));

-- handoff.md H24: at most one handoff of a conversation is under way.
create unique index handoffs_one_pending on handoffs (conversation_id)
  where status in ('proposed', 'offered', 'waiting_retry');
-- handoff.md H28: hops are committed rows, each number once per chain.
create unique index handoffs_hop_once on handoffs (conversation_id, chain_no, hop) where status = 'committed' and hop is not null;
alter table handoffs
  add constraint handoffs_status check (status in ('proposed', 'offered', 'waiting_retry', 'committed', 'returned', 'superseded'));

-- handoff.md H22: a snapshot never changes. Only the retention job may delete, by announcing itself.
create function snapshots_are_immutable() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('baton.retention', true) = 'on' then
    return old;
  end if;
  if tg_op = 'UPDATE' and current_setting('baton.retention', true) = 'on'
    and new.package is null and new.ref = old.ref and new.digest = old.digest then
    return new;
  end if;
  raise exception 'snapshots are insert-only (%)', old.ref using errcode = 'restrict_violation';
end $$;
create trigger snapshots_insert_only before update or delete on snapshots
  for each row execute function snapshots_are_immutable();

create sequence ticket_numbers;
create unique index tickets_one_live on tickets (conversation_id) where status in ('queued', 'parked', 'assigned');
create unique index queue_entries_one_live on queue_entries (ticket_id) where status in ('waiting', 'parked');
create unique index offers_one_open on offers (ticket_id) where status = 'open';
create unique index approvals_one_pending on approvals (conversation_id) where status = 'pending';
create unique index one_time_codes_one_pending on one_time_codes (conversation_id) where status = 'pending';

alter table refunds
  add constraint refunds_amount check (amount_minor > 0),
  add constraint refunds_status check (status in ('reserved', 'done', 'failed', 'unknown'));
alter table ratings add constraint ratings_score check (score between 1 and 5);

-- Articles are searched in their own language (knowledge/search.ts). In the database's own locale these
-- marks would be part of the word that they touch.
create function plain_words(words text) returns text language sql immutable parallel safe as $$
  select translate(words, '¿¡«»„“”‘’‚؟،؛…–—·', '                 ')
$$;
-- PostgreSQL ships no Arabic stemmer: diacritics and tatweel go, alike letters become one, and the
-- article before a word is dropped. Calls no other function: an index is built without a search path.
create function normal_arabic(words text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    translate(regexp_replace(translate(words, '¿¡«»„“”‘’‚؟،؛…–—·', '                 '), '[\u064B-\u065F\u0670\u0640]', '', 'g'), 'أإآٱىةؤئ', 'اااايهوي'),
    '(^|[^\u0621-\u064A])[وفبك]?(ال|لل)(?=[\u0621-\u064A]{2})', '\1', 'g')
$$;
create index articles_search_en on articles using gin (to_tsvector('english', plain_words(title || ' ' || body))) where language = 'en';
create index articles_search_fr on articles using gin (to_tsvector('french', plain_words(title || ' ' || body))) where language = 'fr';
create index articles_search_it on articles using gin (to_tsvector('italian', plain_words(title || ' ' || body))) where language = 'it';
create index articles_search_es on articles using gin (to_tsvector('spanish', plain_words(title || ' ' || body))) where language = 'es';
create index articles_search_de on articles using gin (to_tsvector('german', plain_words(title || ' ' || body))) where language = 'de';
create index articles_search_ar on articles using gin (to_tsvector('simple', normal_arabic(title || ' ' || body))) where language = 'ar';
