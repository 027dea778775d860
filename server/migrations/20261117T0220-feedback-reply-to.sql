-- Where to answer somebody whose account has no e-mail address.
alter table user_feedback add column reply_to text;
