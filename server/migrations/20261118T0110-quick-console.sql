-- What staff read stays quick among many reports, people and communities.
drop index user_reports_subject;
create index user_reports_subject on user_reports (subject_type, subject_id, reporter_id);
drop index user_reports_reported;
create index user_reports_reported on user_reports (reported_id, id);
create index user_reports_reporter on user_reports (reporter_id, id);

create index communities_led_by on communities (leader_id);
create index user_profiles_authors on user_profiles (id)
  where role in ('editor', 'admin') and deleted_at is null;
