/** Writing, producing, arranging and teaching. See ../glossary.ts. */
export const makers = `
write | songwriter, co-writer, co-writes, co-writing, songwriting partner | somebody to write a song or a melody together with me; I have chords and half an idea and need a partner to finish it; I play guitar and she has the words, let us meet and write
write, topline | topliner, topline, toplines, hooks and melodies | a catchy melody with words over my instrumental
write, words | lyricist, lyrics, lyric writer, words to your melody | somebody to put words to my melody or fix my words; I hum melodies but never find the right text; my verses do not rhyme; my chorus needs better words
write, words, language | translation of lyrics, adapt a song, singing translation | a song carried over into another language
write, rap | ghostwriter, ghostwriting, rap ghostwriter | somebody who secretly writes my verses
write, gift | personal song, custom song, bespoke song, song for a birthday | a song written for a person as a present, for a birthday, wedding or farewell; something unique for my mother's seventieth, with her story in it; sing our love story at the wedding; a song about my best friend who retires
write, kids | children's songwriter, songs for children's shows | songs for little ones in a show or app
write, theatre | musical theatre writer, musical writer, book music and lyrics | somebody who writes a stage show with songs for our school or theatre
produce | music producer, producer, full production, record producer, demo production, production for singer-songwriters | turn my rough voice and guitar ideas into a finished song with all the instruments; I play alone at home and want it to become a proper release; I only have memos on my phone and somebody should build the rest around it; bring my songs, leave with a finished recording; somebody who hears what is missing and does it; an experienced person to make the album with our band
beats, produce | beats, beatmaker, type beats, instrumentals, custom beat, beat lease | ready-made music to rap or sing over; I write bars and need something underneath; I have my verses but no music to say them to; a dark instrumental for my freestyle; I wrote sixteen lines and have no music underneath them; something to spit my bars over
produce, club | ghost producer, ghost production | a finished dance track that I may put out under my own name
remix, produce | remix, remixer, remixes, club remix | a club version of my song; make my ballad danceable
produce, afro | afrobeats producer, amapiano producer | log drums and African grooves for my voice
sounds | sample pack, presets, synth patches, custom presets | sounds and loops for producers to make music with
backing | backing tracks, backing track, karaoke tracks, playback tracks | music without the voice to sing to on stage; I sing alone in hotels and need the band as a file in my key
arrange | arranger, orchestrator, string arrangements, horn arrangements, arrangements, orchestration, big band charts, big band writing, big band arrangements | write out my tune for an orchestra, brass or big band; I have a melody but do not know what each instrument should play; parts for violins and horns from my chords; who plays which note in our wind group; the wind group at school needs parts for each instrument
arrange, choir | choral arrangements, choir arrangement, choral arranger | our choir would love to do that pop hit in four parts; notes for sopranos, altos, tenors and basses from a chart song
notate | transcription, copyist, engraving, notation, sheet music, lead sheets, chord charts, music copyist | write down a tune that I only sing or hear as notes on paper; the tune is in my head and somebody should put it on paper; turn a recording into tab; clean printed parts from my scribbles; write out the solo of a record note by note
notate, braille | braille music, large print music | notes for a blind musician
compose, film | film composer, film score, soundtrack, composer for film, documentary composer | music written for a film or series; my documentary needs a mood under the pictures; piano and strings for a slow film; we shot a short film and it needs music
compose, games | game composer, adaptive music, music for video games, game music | music written for a video game that follows what the player does
compose, library | production music, library music, production music composer | music to brief for television and libraries
compose, jingle | jingle, podcast theme, theme tune, theme tunes, intro music, stings | a short tune for a show, podcast, shop or company; ten seconds that everybody will recognise our programme by; music at the beginning of our radio show
compose, advert | sound logo, sonic identity, audio branding, sound logos | three notes that make people think of our brand; sound for a radio advert
effects, film | trailer sound design, trailer music | huge booms and risers for a film trailer
rights, replay | sample replay, sample replays, recreate a sample | play the borrowed bit again so closely that we do not need the original recording
teach, voice | singing lessons, voice coach, vocal coach, singing teacher, voice lessons, singing for beginners | learn to sing, make my voice better; I would love to get through karaoke without shame, who shows me how to use my voice; my throat hurts and my voice breaks on high notes; I am told I am tone deaf and want to prove them wrong; breath and technique for a singer
teach, keys | piano lessons, piano teacher, piano tuition | learn to play the piano; my daughter wants to start with the keys; I stopped as a child and want to play again
teach, guitar | guitar lessons, guitar teacher, guitar tuition | learn to play the guitar; I bought an acoustic and know three chords
teach, drums | drum lessons, drum tuition, drum teacher | learn to play the drums; my son hits everything, he should learn it properly
teach, violin | violin lessons, violin teacher, violin masterclass, violin masterclasses, fiddle lessons | learn the violin or get better at it with a master; a week of strict practice for a gifted young player
teach, dj | dj lessons, dj course | learn to mix records and play in clubs
teach, produce | production lessons, ableton coaching, mix feedback, production coaching, learn to mix, mixing course | learn to make music on the computer, get advice on my own tracks; I have the software but no clue, somebody should sit with me and explain; show me why my mixes sound dull
teach, write | songwriting course, songwriting circle, songwriting workshop | learn to finish songs together with others
teach, theory | music theory, ear training, theory lessons | learn to read notes and understand chords; pass the theory grade
teach | music lessons, music teacher, tuition, masterclass | lessons on an instrument for a beginner or an adult
teach, group | music workshop, school project, team building | a morning of making music together for a school, company or group
wellbeing, stage | performance anxiety, stage fright, stage nerves | I freeze in front of people, my hands shake and I forget everything; terrified before every audition; nerves ruin my concerts
wellbeing | music therapy, sound bath, relaxation | sounds and music to calm down and feel better
choir, director | conductor, choir leader, choir director, musical director for choirs, choirmaster | somebody to lead our choir, orchestra or band; our singing group has lost the one who stands in front; who rehearses our workplace choir
`
