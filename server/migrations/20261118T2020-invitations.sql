-- Links by which people join a community without asking. The leader makes them, and every member
-- where the leader allows it.
alter table communities add column members_invite boolean not null default false;

-- Open pages follow when that is switched.
create trigger note_changed_invitation_rule after update on communities
  for each row when (old.members_invite is distinct from new.members_invite)
  execute function note_community();

create table community_invitations (
  id uuid primary key,
  community_id uuid not null references communities on delete cascade,
  maker_id uuid not null references user_profiles,
  client_id uuid not null,
  -- Who knows it can join.
  secret text not null unique check (char_length(secret) = 43),
  created_at timestamptz not null,
  expires_at timestamptz(3),
  most_uses int check (most_uses > 0),
  uses int not null default 0 check (most_uses is null or uses <= most_uses),
  withdrawn_at timestamptz(3),
  unique (maker_id, client_id)
);
create index community_invitations_order on community_invitations (community_id, id);

-- Who came by which of them.
create table invited_members (
  id uuid primary key,
  invitation_id uuid not null references community_invitations on delete cascade,
  user_id uuid not null references user_profiles,
  joined_at timestamptz(3) not null,
  unique (invitation_id, user_id)
);
create index invited_members_user on invited_members (user_id);
