-- The next events that everybody may see, of all communities.
create index community_events_public_idx on community_events (start_time, id) where is_public;
