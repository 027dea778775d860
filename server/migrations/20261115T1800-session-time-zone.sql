-- Where the browser says it is, by the name of its time zone: 'Europe/Lisbon'.
alter table sessions add column time_zone text;
