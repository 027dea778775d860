-- What the sender had searched for when they found the listing that a message is about. It is theirs
-- and goes with the message, while the facts of the listing go with its provider.
alter table messages add column brief text;
