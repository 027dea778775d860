-- A badge can be taken back. The request is then a rejected one, so that the person may ask again.
alter table verification_requests add column revoked_at timestamptz;
alter table verification_requests
  add check (revoked_at is null or status = 'rejected');

-- Staff read both queues in pages: what waits, the oldest first, and the latest decisions.
drop index verification_requests_pending;
create index verification_requests_pending on verification_requests (submission_date, id)
  where status = 'pending';
create index verification_requests_decided on verification_requests (review_date desc, id desc)
  where status <> 'pending';

drop index user_feedback_created_at;
create index user_feedback_open_by_time on user_feedback (created_at, id) where status = 'open';
create index user_feedback_answered on user_feedback (answered_at desc, id desc)
  where status = 'answered';
