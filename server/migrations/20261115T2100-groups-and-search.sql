alter table conversations
  -- The place of what `last_message` tells: the newest that somebody said and that is still there.
  -- What happens in a group has places too, and is not unread.
  add column last_message_seq bigint not null default 0 check (last_message_seq >= 0),
  add check (last_message_seq <= seq);

-- By the id under which its picture is stored: the nightly clean-up asks whether anybody has it.
create index conversations_picture on conversations (split_part(avatar_url, '/', 3))
  where avatar_url is not null;

alter table conversation_participants
  -- What stands up to here was said before they came.
  add column joined_seq bigint not null default 0 check (joined_seq >= 0);

-- Also when they mute it: the other pages of the same person look again.
drop trigger note_left_participant on conversation_participants;
create trigger note_own_part after update of left_at, is_muted on conversation_participants
  for each row when ((old.left_at, old.is_muted) is distinct from (new.left_at, new.is_muted))
  execute function note_left_participant();

-- The end of a conversation does not concern people who had left it before.
create function note_gone_participants() returns trigger language plpgsql as $$
begin
  perform raise_inbox_versions(array(
    select distinct user_id from changed_participants where left_at is null));
  return null;
end
$$;
drop trigger note_gone_participants on conversation_participants;
create trigger note_gone_participants after delete on conversation_participants
  referencing old table as changed_participants
  for each statement execute function note_gone_participants();

alter table messages
  -- What somebody did in a group, in its place among the messages; then nobody said anything.
  add column event text check (event in ('renamed', 'picture_changed', 'picture_removed', 'added',
    'removed', 'left', 'made_admin', 'made_member')),
  -- Whom it concerns, beside who did it.
  add column event_people uuid[],
  add column event_name text,
  add check (event is null or (content = '' and not is_edited and deleted_at is null)),
  add check (event is not null or num_nonnulls(event_people, event_name) = 0),
  add check ((event_name is not null) = coalesce(event = 'renamed', false));

-- What the list tells of a conversation, from the messages themselves.
update conversations c set last_message_seq = coalesce(newest.seq, 0),
  last_message = newest.preview, last_message_at = newest.created_at,
  last_message_sender_id = newest.sender_id
from conversations listed left join lateral (
  select m.seq, m.created_at, m.sender_id, coalesce(nullif(m.content, ''), (
    select a.name from attachments a where a.message_id = m.id order by a.position limit 1)) as preview
  from messages m where m.conversation_id = listed.id and m.deleted_at is null
  order by m.seq desc limit 1) newest on true
where c.id = listed.id;

alter table user_reports
  drop constraint user_reports_subject_type_check,
  add constraint user_reports_subject_type_check
    check (subject_type in ('person', 'post', 'reply', 'event', 'comment', 'message'));

-- A text without accents that stand for themselves, and of what has no sign in it only the first 128
-- characters: making a text comparable costs the square of how many marks follow each other, while
-- the row is held, and nobody types so much.
create function cut_words(said text) returns text language sql immutable parallel safe
  return regexp_replace(regexp_replace(said, '[\u0300-\u036f]+', '', 'g'),
    '([^\u0001-/:-@\[-`{-\u00bf\u2000-\u2bff\u3000-\u303f\uff00-\uff20]{128})'
    '[^\u0001-/:-@\[-`{-\u00bf\u2000-\u2bff\u3000-\u303f\uff00-\uff20]+', '\1', 'g');

-- The words of a text as they are looked for: case, accents and signs do not matter. Signs go here,
-- so that addresses and names of files are words like all others, and nothing typed is an operator.
create function words_of(said text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', regexp_replace(
    normalize(regexp_replace(normalize(cut_words(said), nfkd), '[\u0300-\u036f]+', '', 'g'), nfkc),
    '[\u0001-/:-@\[-`{-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+',
    ' ', 'g'));

-- A search looks into some conversations only. So each word stands in the index with the end
-- of the id of its conversation before it: the beginning of a word costs what is found there, and
-- not what everyone has said. Two conversations may share an end: ask for the whole id as well.
create function words_in(conversation uuid, said text) returns tsvector
  language sql immutable parallel safe cost 1000
  return array_to_tsvector(array(
    select right(conversation::text, 8) || left(lexeme, 64) from unnest(words_of(said))));

-- All of the words, of which the last may be incomplete; null where there are none. One letter alone
-- begins a word in nearly all that was said, and is only looked for as a word; beside others, which
-- leave less, it may be incomplete, and so may one Chinese sign.
create function sought_in(conversation uuid, sought text) returns tsquery
  language sql immutable parallel safe
  return (select string_agg(format('''%s%s''%s', right(conversation::text, 8), left(lexeme, 64),
      case when place = last_place and (many > 1 or lexeme !~ '^[\u0001-\u2e7f]$') then ':*' end),
      ' & ')::tsquery
    from (select lexeme, place, max(place) over () as last_place, count(*) over () as many
      from unnest(words_of(sought)), lateral (values (positions[cardinality(positions)])) at (place)
    ) word);

-- Written at once: what waits to be written would be read through for every conversation.
create index messages_words on messages using gin (words_in(conversation_id, content))
  with (fastupdate = off) where content <> '';
