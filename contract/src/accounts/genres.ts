// This file has no schema, so that a page that only offers the choices does not load the rules.

const list = `
  None, Acoustic, Acid House, Acid Jazz, Acoustic Pop, Afro Fusion, Afro House, Afrobeat,
  Afrobeats, Afroswing, Alternative, Alternative Country, Alternative Hip Hop, Alternative Pop,
  Alternative R&B, Alternative Rock, Amapiano, Ambient, Americana, Anatolian Rock, Anime,
  Anti-Folk, Art Pop, Art Rock, Avant-Garde, Bachata, Baile Funk, Balearic, Balkan, Ballad,
  Baroque, Baroque Pop, Bass House, Bassline, Bebop, Bedroom Pop, Bhangra, Big Band, Big Beat,
  Big Room, Black Metal, Bluegrass, Blues, Blues Rock, Bolero, Bollywood, Bongo Flava, Boogaloo,
  Boogie, Boom Bap, Bossa Nova, Bounce, Brass Band, Breakbeat, Breakcore, Breaks, Brit Funk,
  Britpop, Broken Beat, Cajun, Calypso, Caribbean, Carnatic, Celtic, Cha-Cha-Chá, Chamber Music,
  Chamber Pop, Chanson, Chicago Blues, Chicago House, Children's Music, Chillhop, Chillout,
  Chillwave, Chiptune, Choral, City Pop, Classic Rock, Classical, Classical Crossover, Comedy,
  Conscious Hip Hop, Contemporary Christian, Contemporary Classical, Contemporary R&B, Cool Jazz,
  Country, Country Pop, Country Rock, Coupé-Décalé, Crunk, Cumbia, Dance, Dance-Pop, Dance-Punk,
  Dancehall, Dark Ambient, Darkwave, Death Metal, Deathcore, Deep House, Delta Blues,
  Detroit Techno, Disco, Dixieland, Djent, Doo-Wop, Doom Metal, Downtempo, Dream Pop, Drill,
  Drone, Drum and Bass, Dub, Dub Techno, Dubstep, Early Music, East Coast Hip Hop, Easy Listening,
  EBM, EDM, Electro, Electro House, Electro Swing, Electroacoustic, Electroclash, Electronic,
  Electronica, Electropop, Emo, Emo Rap, Ethio-Jazz, Eurobeat, Eurodance, Experimental, Fado,
  Field Recording, Film Score, Flamenco, Folk, Folk Metal, Folk Pop, Folk Rock, Folktronica,
  Forró, Free Improvisation, Free Jazz, Freestyle, French House, Funk, Funk Rock, Funky House,
  Fusion, Future Bass, Future Funk, Future Garage, Future House, G-Funk, Gabber, Game Music,
  Gangsta Rap, Garage House, Garage Rock, Ghettotech, Glam Metal, Glam Rock, Glitch, Glitch Hop,
  Go-Go, Goa Trance, Gospel, Gothic Metal, Gothic Rock, Grime, Grindcore, Groove Metal, Grunge,
  Gypsy Jazz, Happy Hardcore, Hard Bop, Hard House, Hard Rock, Hard Techno, Hardcore,
  Hardcore Hip Hop, Hardcore Punk, Hardstyle, Hawaiian, Heartland Rock, Heavy Metal, Highlife,
  Hindustani Classical, Hip Hop, Hip House, Honky Tonk, House, Hyperpop, IDM, Indian Classical,
  Indie, Indie Dance, Indie Electronic, Indie Folk, Indie Pop, Indie Rock, Industrial,
  Industrial Metal, Industrial Techno, Instrumental, Instrumental Hip Hop, Irish Traditional,
  Italo Disco, J-Pop, J-Rock, Jam Band, Jangle Pop, Jazz, Jazz Fusion, Jazz Rap, Jazz Rock,
  Jersey Club, Juke, Jump Blues, Jungle, K-Hip Hop, K-Pop, Kizomba, Klezmer, Kompa, Krautrock,
  Kuduro, Kwaito, Latin, Latin Alternative, Latin Jazz, Latin Pop, Latin Rock, Latin Trap,
  Leftfield, Library Music, Liquid Drum and Bass, Lo-Fi, Lo-Fi Hip Hop, Lounge, Lovers Rock,
  Mambo, Mandopop, Mariachi, Math Rock, Medieval, Melodic Death Metal, Melodic House,
  Melodic Techno, Memphis Rap, Merengue, Metal, Metalcore, Miami Bass, Microhouse, Minimal,
  Minimal Techno, Minimalism, Modal Jazz, Modern Classical, Moombahton, Motown, MPB,
  Musical Theatre, Musique Concrète, Neo Soul, Neo-Psychedelia, Neoclassical, Neofolk, Neurofunk,
  New Age, New Beat, New Jack Swing, New Orleans Jazz, New Wave, No Wave, Noise, Noise Rock,
  Northern Soul, Nu Disco, Nu Jazz, Nu Metal, Nueva Canción, Old School Hip Hop, Opera,
  Orchestral, Outlaw Country, P-Funk, Phonk, Piano, Piano House, Pop, Pop Punk, Pop Rap, Pop Rock,
  Post-Bop, Post-Hardcore, Post-Metal, Post-Punk, Post-Rock, Power Metal, Power Pop,
  Production Music, Progressive House, Progressive Metal, Progressive Rock, Progressive Trance,
  Psychedelic, Psychedelic Pop, Psychedelic Rock, Psytrance, Punk, Qawwali, Quiet Storm, R&B,
  Ragga, Ragtime, Raï, Ranchera, Rap, Rap Rock, Reggae, Reggae Fusion, Reggaeton, Renaissance,
  Rhythm and Blues, Rock, Rock and Roll, Rockabilly, Rocksteady, Romantic, Roots Reggae,
  Roots Rock, Rumba, Salsa, Samba, Schlager, Screamo, Sea Shanty, Shoegaze, Singer-Songwriter,
  Ska, Ska Punk, Skiffle, Slowcore, Sludge Metal, Smooth Jazz, Soca, Soft Rock, Son Cubano,
  Sophisti-Pop, Soukous, Soul, Soul Jazz, Sound Art, Sound Design, Soundtrack, Southern Hip Hop,
  Southern Rock, Southern Soul, Space Rock, Speed Garage, Spoken Word, Stoner Rock, Surf, Swing,
  Symphonic Metal, Synth-Pop, Synthwave, Tango, Tech House, Techno, Tejano, Thrash Metal,
  Trad Jazz, Trailer Music, Trance, Trap, Trip Hop, Tropical House, Tropicália, Turntablism,
  UK Drill, UK Funky, UK Garage, UK Hip Hop, Underground Hip Hop, Uplifting Trance, Vaporwave,
  Vocal House, Vocal Jazz, West Coast Hip Hop, Western Swing, Witch House, Yacht Rock, Zouk,
  Soul/Funk, World
`

/** In the order of the picker; these texts are stored. */
export const genres: readonly string[] = list.trim().split(/,\s+/)

/** Means no genre. It excludes all other genres, and no card shows it. */
export const noGenre = 'None'

/**
 * The choice after adding a genre: 'None' removes all others, and any other genre removes 'None'.
 */
export const withGenre = (chosen: readonly string[], genre: string): string[] =>
  genre === noGenre
    ? [noGenre]
    : [...chosen.filter((one) => one !== noGenre && one !== genre), genre]
