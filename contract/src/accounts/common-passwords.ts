/**
 * In lower case. The first entries are the best known; the others meet every rule, but attackers
 * still try them first.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password 12345678 qwerty123 admin123 welcome1 letmein1 football baseball superman trustno1
  sunshine 123456789 1234567890 iloveyou princess password1 password123 passw0rd p@ssw0rd abc12345
  qwertyuiop 1q2w3e4r 1qaz2wsx starwars whatever jennifer michelle computer charlie1 princess1
  abcd1234 monkey123 dragon123 master123 shadow123 iloveyou1 welcome123 changeme liverpool
  password1! password1@ password1# password1$ password12! password123! password123@ password123#
  password1234! password!1 password@1 password@12 password@123 password#1 password#123 p@ssword1
  p@ssword1! p@ssword12 p@ssword123 p@ssw0rd1 p@ssw0rd1! p@ssw0rd12 p@ssw0rd123 p@ssw0rd! p@$$w0rd
  p@$$w0rd1 pa$$w0rd pa$$w0rd1 pa$$word1 passw0rd! passw0rd1! passw0rd@1 passw0rd123! qwerty1!
  qwerty12! qwerty123! qwerty123@ qwerty@1 qwerty@123 qwerty!1 qwertyuiop1! 1qaz!qaz 1qaz@wsx
  1qaz2wsx! !qaz1qaz !qaz2wsx zaq1@wsx zaq!2wsx q1w2e3r4! q!w2e3r4 abc123!@# abcd1234! abcd@1234
  abc@1234 abc@12345 aa123456! aa123456@ aa@123456 a@123456 a1234567! admin123! admin@123 admin@1234
  admin1234! administrator1! welcome1! welcome1@ welcome1# welcome12! welcome123! welcome@1
  welcome@12 welcome@123 letmein1! letmein123! letmein@1 letmein@123 iloveyou1! iloveyou123!
  iloveyou@1 sunshine1! sunshine123! sunshine@1 superman1! superman123! superman@1 football1!
  football123! football@1 baseball1! baseball123! baseball@1 princess1! princess123! princess@1
  monkey123! dragon123! master123! shadow123! trustno1! trustno1@ charlie1! michael1! jordan23!
  liverpool1! chelsea1! arsenal1! changeme1! changeme123! changeme@1 changeme@123 temp1234! test1234!
  test@1234 test@123 user@123 guest@123 login@123 default1! secret123! secret@123 hello123! hello@123
  summer2023! summer2024! summer2025! summer2026! winter2023! winter2024! winter2025! winter2026!
  spring2024! spring2025! spring2026! autumn2024! autumn2025! autumn2026! january2026! monday123!
  company123! google123! facebook1! spotify1! spotify123! music123! music@123 musician1!
  rockstar1! guitar123! patchbay1! patchbay123!`.split(/\s+/),
)
