/** Players, singers, bands, DJs and those who host. See ../glossary.ts. */
export const players = `
drums, player | drummer, session drums, drums, session drummer, drum recording, dep drummer | real drums played by somebody for my song; my demo has a programmed beat and I want a human behind the kit; our band has lost the one behind the kit; somebody to hit things in time with us; fill in on drums for a few gigs; we need somebody on drums for our tour
drums, beats | drum programming, programmed drums | drums made on the computer that sound as if somebody played them
percussion, drums, player | percussionist, percussion, congas, cajon, tabla, timbales, bongos | hand drums and shakers for a recording or a party
guitar, player | guitarist, session guitarist, guitar player, lead guitar, guitar parts, rhythm guitar | somebody to play guitar on my recording or at my show; a solo or some riffs that I cannot play myself; strummed acoustic for my ballad
guitar, player, ceremony | classical guitarist, flamenco guitar, spanish guitar, acoustic guitarist | somebody who plays quiet nylon string guitar for guests
steel, guitar, player | pedal steel, dobro, lap steel, slide guitar | that crying country sound behind the singer
bass, player | bassist, bass player, session bass, bass guitar, fretless bass, five-string bass | somebody to play the bass on my song or in my band; the low notes are missing since our fourth member left
bass, strings, player | double bass, double bass player, upright bass, double bassist | the big wooden bass for jazz, folk or theatre
keys, player | pianist, keyboardist, session keyboards, keyboard player, piano player, keys player, keys for hire, hammond, rhodes | somebody to play piano or keyboards on a recording or on stage; real organ and electric piano on my track
keys, player, director | synth player, musical director, playback engineer | somebody who runs the laptops and synths of our live show and keeps the band together
keys, player, exam | accompanist, audition pianist, exam accompaniment, piano accompanist, accompaniment | somebody at the piano for an exam, audition or rehearsal of a singer; my exam is soon and I have nobody at the keys; my daughter's flute exam needs a person at the piano
keys, player, church | organist, church organist, church music | somebody to play the organ in church for a service, wedding or funeral; our usual player is ill and there are hymns on Sunday
violin, strings, player | violinist, fiddle player, fiddler, fiddle, session violinist, violin player | somebody who plays the violin at our event or on our song; lively bowing for folk dances; one bowed instrument over my ballad
cello, strings, player | cellist, cello, cello player | a deep bowed sound on my song; somebody with a cello for a quiet evening
strings, player | session strings, string section, string overdubs, string player, viola, violist | real violins and cellos for a recording; I only have a keyboard imitation and want the real bowed thing; the fake orchestra on my demo should become people with bows
strings, player, ceremony | string quartet, string trio | four people with violins, viola and cello for our wedding or event; elegant classical music while the guests arrive
strings, orchestra | orchestra recording, session orchestra, string orchestra, orchestra for hire | a whole orchestra that plays and records my music; thirty players in a big hall for my film music
harp, ceremony, player | harpist, harp | heavenly plucked music for a church ceremony; the big golden instrument at our reception
wind, player | flautist, flute, flute player, whistle, low whistle, recorder player | breathy wind sounds for a folk record or film
wind, player | clarinettist, clarinet, clarinet player, oboist, oboe, bassoonist, klezmer | a woodwind player for orchestra, klezmer or a recording
sax, brass, player | saxophonist, sax player, saxophone, sax | that smooth solo in the middle of an eighties song; somebody who blows along with the DJ at our party
trumpet, brass, player | trumpeter, trumpet player, trumpet, flugelhorn, cornet player | a shining solo or fanfare for my track
brass, player | horn section, brass section, trombonist, trombone, horn players | brass players for a song or a show; punchy stabs like on old soul records
brass, band | brass band, marching band, new orleans band, street band | a big group in uniforms with tubas and cornets; carols in December from shiny instruments; a loud and happy group that walks through the street at a parade, carnival or opening
band, world | steel band, samba band, mariachi band, dhol, bhangra band, salsa band | music from another part of the world for a party, procession or restaurant; drummers who lead the groom to the wedding
accordion, player | accordionist, accordion, musette | the squeezebox sound of Paris cafés for an event
banjo, strings, player | banjo player, mandolin player, ukulele player, banjo, mandolin, ukulele | plucked strings for bluegrass or a happy song
sitar, player | sitar, sitar player, tanpura, oud player, kora | Indian or African strings on a pop record or for a ceremony
pipes, player | bagpiper, piper, bagpipes, highland piper | a man in a kilt who plays the pipes; something Scottish to lead the couple out of the church
voice, player | session vocalist, session singer, female vocalist, male vocalist, vocalist, singer, lead vocals | a voice to sing my song because I cannot sing it myself; my melody is ready but I have a terrible voice; a woman's voice for my dance track; somebody who sings on my demo; a singer for a studio recording of my own song
voice, player, harmony | backing vocals, backing singers, backing vocalist, harmonies, backing singer | voices behind the lead singer, harmonies for a chorus; oohs and aahs on my recording
voice, metal | harsh vocals, screams, growls, gutturals | somebody who screams and growls on a heavy song
voice, classical | soprano, mezzo-soprano, tenor, baritone, opera singer, countertenor | a trained classical voice for a concert, a mass or a recording
voice, speech | voice-over, voice over artist, narrator, voice-over artist, voiceover, narration | somebody who speaks a text for an advert, video or audio book; a warm voice to read our script; speak the announcements for our telephone line; a voice for our explainer video
rap, voice | rapper, feature verse, mc for a verse, rap feature | somebody to rap a verse on my track
choir, voice | gospel choir, choir for hire, choir | a group of singers for a wedding or a recording; many voices clapping and singing at our celebration
choir, join | community choir, choir to join | a singing group that anybody may join; I would like to sing with other people once a week
band, party | wedding band, function band, covers band, party band, live band, cover band | musicians who play well-known songs at a wedding or company party; we want people playing instruments at our party, songs everybody knows; dance music by real players for our anniversary; something live that fills the dance floor; live music for a company party or a big birthday
band, small | acoustic duo, acoustic set, pub singer, duo, folk singer, singer-songwriter | one or two people with a guitar who sing in a pub or at a small party; somebody who sings own songs in a living room
band, jazz, small | jazz trio, jazz duo, jazz band, jazz singer, background music, jazz guitar | live music that lets people talk in a restaurant, bar or at a reception; guests should be able to chat while somebody plays in the corner; swing for a dinner
band, tribute | tribute act, tribute band, tribute show, cabaret | a show that looks and sounds like a famous group; singers dressed like the seventies stars
band, folk, dance | ceilidh band, ceilidh, barn dance, caller, folk band | a band that plays folk dances and somebody who tells people the steps; the whole village should dance in circles even if nobody knows how; country dancing with instructions
ceremony, keys | ceremony music, wedding pianist, wedding musician, ceremony pianist | quiet live music while guests arrive, for a ceremony, church or dinner; something gentle while the bride walks in
dj, party | wedding dj, party dj, mobile disco, school disco, mobile dj | somebody who plays records so that our guests dance at a wedding or birthday; somebody who gets my aunts and my friends onto the floor after dinner; music from a laptop with lights for my fortieth; school disco with bubbles; music for our reception, from the first dance until late
dj, club | club dj, techno dj, house dj, selector, turntablist, drum and bass dj | somebody who plays records in a club or at a festival; we run a night and need someone behind the decks from midnight
dj, corporate | corporate dj, event dj | background music to peak time for a company event or brand launch
dj, join | new dj, dj looking for slots | a beginner behind the decks who plays cheaply and warms up the room
host | master of ceremonies, compere, event host, host, mc and host | somebody who speaks to the audience and leads through the evening; who introduces the speakers at our awards
kids | children's entertainer, children's songs, songs for children | music for small children, nursery or school
party | silent disco, karaoke host, quiz | an evening where guests sing or dance with headphones
player, join | looking for a band, join a band, band member | a player who wants to join our band and jam for fun
theatre, stage | choreographer, dancer, stylist | somebody who plans movements, clothes and looks of a show or video
reeds, player | harmonica player, harmonica, mouth organ, melodica, harmonicist | somebody to blow a bluesy solo; a mouth organ on our country song
`
