-- A community can be reported too. Every report that is there has one of the types before, so that
-- nothing has to be read for it.
alter table user_reports
  drop constraint user_reports_subject_type_check,
  add constraint user_reports_subject_type_check check (subject_type in (
    'person', 'post', 'reply', 'event', 'comment', 'message', 'listing', 'community')) not valid;
