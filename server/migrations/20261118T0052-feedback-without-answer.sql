-- What needs no answer, or cannot get one because its author has no address, is closed without it.
alter table user_feedback drop constraint user_feedback_check;
alter table user_feedback add constraint user_feedback_check
  check (answer is null or status = 'answered');
