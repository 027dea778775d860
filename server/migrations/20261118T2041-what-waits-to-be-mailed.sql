-- The few messages about a listing, and the few notices, that a mail may be sent about.
create index messages_of_contacts on messages (created_at)
  where listing_reference is not null and deleted_at is null;

create index notices_to_mail on notices (created_at)
  where kind in ('event_changed', 'event_cancelled', 'membership_requested');
