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
