/** Words that prove nothing by themselves: 'we show you' is not in 'looking for shows'. */
export const hollowWords: ReadonlySet<string> = new Set(
  `one two three four five six seven eight nine ten twelve twenty hundred first last half
  tell tells told show shows shown know knows known give gives call calls put puts ring rings see sees
  say says says keep keeps take takes go goes come comes get gets make makes use used work works look
  looks ask asks mean means turn turns run runs hold holds sit sits stand stands start starts stop
  spend spends spent gave given took taken made kept came went felt left sent sat stood held
  whenever always never really properly everything everybody guest guests
  north south east west
  old young big small large little great good better best nice long short next early late soon free`.split(
    /\s+/u,
  ),
)
