-- A community that staff closed stays as it is, and nothing in it can be written any more.
alter table communities add column closed_at timestamptz;

-- True of every report that is there, so that nothing has to be read for it.
alter table user_reports
  drop constraint user_reports_outcome_check,
  add constraint user_reports_outcome_check check (outcome in (
    'dismissed', 'removed', 'warned', 'banned', 'closed', 'resolved')) not valid;

-- Open pages follow when it is closed or opened again, too.
drop trigger note_changed_community on communities;
create trigger note_changed_community after update on communities
  for each row when (
    (old.name, old.description, old.is_private, old.leader_id, old.genres, old.location,
      old.location_enabled, old.cover_image, old.closed_at)
    is distinct from (new.name, new.description, new.is_private, new.leader_id, new.genres,
      new.location, new.location_enabled, new.cover_image, new.closed_at))
  execute function note_community();
