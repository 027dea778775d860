-- Staff work in the browser: what they do is recorded with their id, beside what operators do on
-- the command line, who have a name alone.
alter table operator_actions add column staff_id uuid references user_profiles;
create index operator_actions_by_person on operator_actions (user_id, id);

-- When the second factor was last given in this session.
alter table sessions add column second_factor_at timestamptz;
