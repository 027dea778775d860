-- One row for the whole life of this database.
create table instance (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid(),
  demo_data_at timestamptz,
  created_at timestamptz not null default now()
);

insert into instance default values;

create table user_profiles (
  id uuid primary key,
  email text,
  full_name text,
  display_name text,
  role text not null default 'user' check (role in ('user', 'moderator', 'editor', 'admin')),
  verified boolean not null default false,
  spotify_connected boolean not null default false,
  avatar_url text,
  bio text,
  professions text[] not null default '{}',
  other_profession text,
  experience_level text
    check (experience_level in ('beginner', 'intermediate', 'professional', 'veteran')),
  goals text,
  location text,
  location_enabled boolean not null default false,
  website text,
  social jsonb not null default '{}' check (jsonb_typeof(social) = 'object'),
  terms_accepted boolean not null default false,
  terms_accepted_at timestamptz,
  onboarding_completed boolean not null default false,
  onesignal_player_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
