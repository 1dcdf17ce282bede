-- Providers that people log in with, beside those of the configuration.
create table providers (
  id text not null,
  position integer not null,
  kind text not null,
  label text not null,
  icon text not null,
  issuer text not null,
  client_id text not null,
  secret text not null,
  scopes text not null,
  domains text[] not null,
  groups_claim text not null,
  groups text[] not null,
  monitor_groups text[] not null,
  admin_groups text[] not null,
  constraint providers_pkey primary key (id),
  constraint providers_kind_known check (kind in ('OpenId', 'CTFtime'))
);

-- Accounts of providers that log in to accounts of ours. The issuer and its subject name one for good, so one of them opens one account.
create table identities (
  id uuid not null,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  name text not null, -- what the provider calls the person, for its owner to recognize
  granted_role text, -- the role that the account has by its groups there
  ctftime_team jsonb, -- {id, name}
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  constraint identities_pkey primary key (id),
  constraint identities_subject_unique unique (issuer, subject),
  constraint identities_one_per_issuer unique (user_id, issuer),
  constraint identities_role_known check (granted_role in ('Monitor', 'Admin')),
  constraint identities_user_fkey foreign key (user_id) references users (id) on delete cascade
);

-- What a browser has begun with a provider, known by the hash of its cookie: spent by the answer, or by the new account.
create table sign_ins (
  token_hash bytea not null,
  provider text not null,
  issuer text not null,
  nonce text not null,
  verifier text not null,
  user_id uuid, -- whose account is to be linked
  return_to text not null,
  profile jsonb, -- what the provider said of somebody who has no account yet
  expires_at timestamptz not null,
  constraint sign_ins_pkey primary key (token_hash),
  constraint sign_ins_user_fkey foreign key (user_id) references users (id) on delete cascade
);
create index sign_ins_by_user on sign_ins (user_id);
create index sign_ins_by_expiry on sign_ins (expires_at);

-- The address that a link in a mail, or a provider, has shown to be the owner's; an account may be confirmed without that.
alter table users add column proven_email_key text;

alter table outgoing_mails
  drop constraint outgoing_mails_occasion_known,
  add constraint outgoing_mails_occasion_known
    check (occasion in ('verify', 'reset', 'confirm', 'moved', 'recovery', 'linked', 'unlinked'));

create trigger providers_audit after insert or update or delete on providers for each row
  when (current_setting('halyard.audit', true) <> '') execute function record_change();
create trigger identities_audit after insert or update or delete on identities for each row
  when (current_setting('halyard.audit', true) <> '') execute function record_change();
