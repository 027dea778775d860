export const importBar = () =>
  import('../message-search/public.ts').then((module) => module.SearchBar)
