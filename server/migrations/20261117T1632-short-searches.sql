-- Trigrams need three letters. What one or two find is looked up among all letters and all pairs of
-- neighbours in a name. The cost keeps the planner from making them anew for every row.
create function short_pieces(plain text) returns text[]
  language plpgsql immutable parallel safe strict cost 10000 as $$
declare
  letters text[] := string_to_array(plain, null);
  pieces text[] := letters;
begin
  for place in 1 .. cardinality(letters) - 1 loop
    pieces := pieces || (letters[place] || letters[place + 1]);
  end loop;
  return pieces;
end
$$;

create index user_profiles_full_name_pieces on user_profiles using gin (short_pieces(folded(full_name)));
create index user_profiles_display_name_pieces on user_profiles
  using gin (short_pieces(folded(display_name)));
create index communities_name_pieces on communities using gin (short_pieces(folded(name)));

-- Names that begin with what is typed come first, and most often there are enough of them.
create index user_profiles_full_name_start on user_profiles ((folded(full_name) collate "C"));
create index user_profiles_display_name_start on user_profiles ((folded(display_name) collate "C"));

-- The places of communities are read one by one, however many communities each has.
create index communities_place on communities (country, city, location) where country is not null;
