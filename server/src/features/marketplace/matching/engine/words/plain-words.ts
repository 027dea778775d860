/** Words that any listing may have, whatever it offers: they count little, and carry no match. */
const list = `
  new old young big small large little great good better best nice lovely proper real whole full long
  short next last first second final several couple few lot lots bit day days week weeks month months
  year years hour hours minute minutes time times today tomorrow tonight morning evening evenings night
  nights weekend weekends weekday date dates late early soon ahead people person persons man men woman
  women lady ladies guy friend friends mate mates family someone anybody home house place places room
  town city village world country area local idea ideas word words line lines name names number list
  part parts half piece pieces kind sort type way ways stuff thing help helps work works working job jobs
  free price prices fee fees money pay pays cost costs cheap cheaper budget affordable quality start
  starts begin end ends open close run runs play plays player players playing played bring brings keep keeps let lets try tried tell
  tells ask asks answer answers write right wrong left hand hands head eye eyes talk say says said know
  knows known learn sell buy buys bought send sends call calls turn set sets show shows project
  professional experience experienced high low fast slow quick quickly easy hard simple different
  special perfect possible important happy ready sure clear clean black white red blue own key mind
`

export const plainWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
