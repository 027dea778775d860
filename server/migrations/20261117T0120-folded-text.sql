-- Must match `fold` in the contract. Expects lower case.
create function plain_letters(said text) returns text language sql immutable parallel safe
  return replace(replace(replace(replace(
    translate(said, 'øłđðħıəς', 'olddhieσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

-- A text as it is compared with what somebody types: case and accents do not matter, and letters such
-- as ł count as the plain ones. Accents that stand for themselves go first: making a text comparable
-- costs the square of how many marks follow each other. Most names need nothing but lower case.
create function folded(said text) returns text language sql immutable parallel safe
  return case when said ~ '^[\u0001-\u007f]*$' then lower(said) else
    normalize(plain_letters(lower(regexp_replace(
      normalize(regexp_replace(said, '[\u0300-\u036f]+', '', 'g'), nfkd),
      '[\u0300-\u036f]+', '', 'g'))), nfkc) end;

-- A pattern for `like`: what is typed acts as no wildcard, also if it becomes one when it is folded.
create function pattern_of(sought text) returns text language sql immutable parallel safe
  return regexp_replace(folded(sought), '([\\%_])', '\\\1', 'g');

drop index user_profiles_full_name;
drop index user_profiles_display_name;
drop index communities_name;
create index user_profiles_full_name on user_profiles using gin (folded(full_name) gin_trgm_ops);
create index user_profiles_display_name on user_profiles
  using gin (folded(display_name) gin_trgm_ops);
create index communities_name on communities using gin (folded(name) gin_trgm_ops);

-- The words of messages fold in the same way, so their index is made anew.
create or replace function words_of(said text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', regexp_replace(
    normalize(plain_letters(lower(
      regexp_replace(normalize(cut_words(said), nfkd), '[\u0300-\u036f]+', '', 'g'))), nfkc),
    '[\u0001-/:-@\[-`{-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+',
    ' ', 'g'));
reindex index messages_words;
