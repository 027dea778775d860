-- The files of a conversation are listed without reading its messages, the newest first.
create index attachments_conversation on attachments (context_id, created_at desc, id desc)
  where message_id is not null;

-- Few messages are about a listing: the newest of them in a conversation is found at once.
create index messages_about_listing on messages (conversation_id, seq desc)
  where listing_reference is not null and deleted_at is null;
