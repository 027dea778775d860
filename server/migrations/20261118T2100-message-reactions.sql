-- The reaction of each person by their id, such as {"0f…": "🔥"}; null if there is none. It stands in the
-- row of the message, so that a reaction is one write under the lock that every change takes.
alter table messages
  add column reactions jsonb,
  add check (reactions is null or (jsonb_typeof(reactions) = 'object' and reactions <> '{}' and event is null));

-- For an account that is deleted.
create index messages_with_reactions on messages (conversation_id) where reactions is not null;
