-- The feed looks into the communities that somebody joined last, as many as a person can be in.
create index community_members_newest on community_members (user_id, joined_at desc, community_id);
drop index community_members_user;
