-- Likes, new replies and answers to events are frequent and change nothing but counts. Their actions
-- raise the version of the inside by their last statement, and announce the new state with it. What
-- is left to the triggers here are changes of what was written.
drop trigger note_changed_posts on community_posts;
create function note_changed_post() returns trigger language plpgsql as $$
begin
  perform raise_community_versions(array[new.community_id], true);
  return null;
end
$$;
create trigger note_changed_post
  after update of title, content, category_id, edited_by on community_posts
  for each row execute function note_changed_post();

drop trigger note_changed_replies on post_replies;
drop function note_replies();
create function note_changed_reply() returns trigger language plpgsql as $$
begin
  perform raise_community_versions(
    array(select community_id from community_posts where id = new.post_id), true);
  return null;
end
$$;
create trigger note_changed_reply after update of content, edited_by on post_replies
  for each row execute function note_changed_reply();

drop trigger note_new_rsvps on event_rsvps;
drop trigger note_changed_rsvps on event_rsvps;
drop trigger note_gone_rsvps on event_rsvps;
drop function note_rsvps();
