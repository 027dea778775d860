-- The search of everything finds people by what they call their work, too: by its beginning, by any
-- part, by one or two letters, and by what is similar.
create index user_profiles_other_profession on user_profiles
  using gin (folded(other_profession) gin_trgm_ops);
create index user_profiles_other_profession_start on user_profiles
  ((folded(other_profession) collate "C"));
create index user_profiles_other_profession_pieces on user_profiles
  using gin (short_pieces(folded(other_profession)));
