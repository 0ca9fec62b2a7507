/** Addresses that must never be reached, by family. `@` stands for the port where the canary listens. */
type Families = Readonly<Record<string, readonly string[]>>;

const each = (hosts: string): string[] =>
  hosts
    .trim()
    .split(/\s+/)
    .map((host) => `http://${host}:@/`);

export const FAMILIES: Families = {
  'number forms': each(`
    2130706433 0x7f000001 017700000001 127.1 127.0.1 0x7f.1 0177.1 0x7f.0x0.0x0.0x1 0177.0.0.01 127.0.0x1 0x7F.0.0.1
    00000177.0.0.1 127.0.1.0x0 2130706434 0x0a000001 3232235777 0xa9fea9fe 2852039166 0251.0376.0251.0376`),
  'odd digits and dots': each(`
    １２７.０.０.１ 127。0。0。1 127．0．0．1 127｡0｡0｡1 ①②⑦.⓪.⓪.① 127.0.0.1. 𝟏𝟐𝟕.𝟎.𝟎.𝟏 127.0.0.%31 %31%32%37.0.0.1 ０ｘ７ｆ.１
    ²130706433 127.0.0.①`),
  'IPv4-mapped IPv6': each(`
    [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:127.0.0.1] [::FFFF:7F00:0001] [::ffff:10.0.0.1] [::ffff:169.254.169.254]
    [::ffff:c0a8:101] [::ffff:0.0.0.0] [0000:0000:0000:0000:0000:ffff:7f00:0001] [::ffff:0:127.0.0.1] [::ffff:8.8.8.8]`),
  'IPv4-compatible IPv6': each(`
    [::127.0.0.1] [::7f00:1] [::10.0.0.1] [::a9fe:a9fe] [::192.168.1.1] [0:0:0:0:0:0:127.0.0.1] [::100.64.0.1] [::8.8.8.8] [::2]`),
  '6to4, NAT64, Teredo and other carriers': each(`
    [2002:7f00:1::] [2002:7f00:0001::1] [2002:a00:1::] [2002:a9fe:a9fe::] [64:ff9b::7f00:1] [64:ff9b::127.0.0.1]
    [64:ff9b::a9fe:a9fe] [64:ff9b:1::7f00:1] [2001:0:7f00:1::1] [2001::80ff:fffe] [2001:0:53aa:64c:0:0:80ff:fffe]
    [2a01:4f8:1:1:0:5efe:127.0.0.1] [2a01:4f8:1:1:200:5efe:7f00:1] [::ffff:0:7f00:1]`),
  '0.0.0.0 and ::': each(`
    0.0.0.0 0 0.0 00.0.0 0x0 0x0.0x0 0.0.0.1 0.1.2.3 [::] [::0] [0:0:0:0:0:0:0:0] [0::0]`),
  'metadata addresses': each(`
    169.254.169.254 169.254.170.2 [fd00:ec2::254] [fd00:0ec2:0000:0000:0000:0000:0000:0254] 100.100.100.200 168.63.129.16
    192.0.0.192 0xa83f8110 169.254.169.253 metadata.google.internal instance-data.ec2.internal [fe80::a9fe:a9fe] 2822734096`),
  'private and reserved ranges': each(`
    127.0.0.1 127.0.0.2 127.255.255.254 10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.254 192.168.0.1 192.168.255.254 100.64.0.1
    100.127.255.254 169.254.0.1 192.0.0.8 192.0.2.1 198.18.0.1 198.19.255.254 198.51.100.7 203.0.113.9 192.88.99.1 224.0.0.1
    239.255.255.250 240.0.0.1 255.255.255.255 [::1] [0:0:0:0:0:0:0:1] [fc00::1] [fd12:3456:789a::1] [fe80::1] [fec0::1]
    [ff02::1] [100::1] [2001:db8::1] [3fff::1] [2001:10::1] [2001:20::1] [5f00::1] [4000::1] [192.168.0.1]`),
  'user-info': [
    'http://exemple.fr@127.0.0.1:@/',
    'http://exemple.fr:80@127.0.0.1:@/',
    'http://moi:secret@exemple.fr:@/',
    'http://moi@exemple.fr:@/',
    'http://127.0.0.1:@@exemple.fr/',
    'http://exemple.fr%40127.0.0.1:@/',
    'http://exemple.fr%2f@127.0.0.1:@/',
    'http://exemple.fr#@127.0.0.1:@/',
    'http://exemple.fr\\@127.0.0.1:@/',
    'http:\\\\127.0.0.1:@\\',
    'http:/127.0.0.1:@/',
    'http:127.0.0.1:@/',
    'http://:@127.0.0.1:@/',
    'http:///127.0.0.1:@/',
  ],
  'local and cluster names': each(`
    localhost LOCALHOST localhost. sub.localhost localhost.localdomain imprimante.local routeur.lan intranet nas.home serveur.corp
    mongodb.default.svc mongodb.default.svc.cluster.local kubernetes kubernetes.default kubernetes.default.svc.cluster.local
    consul.service.consul metadata host.docker.internal gateway.docker.internal box.home.arpa 1.0.0.127.in-addr.arpa
    facebookcorewwwi.onion wpad ip6-localhost app.private`),
  'names that lead home': each(`
    rebind.fr localtest.me.fr 127.0.0.1.nip.fr www.7f000001.rbndr.fr a.b.c.d.e.f.fr exemple.com x--y.fr 1.1.1.1.fr 127-0-0-1.exemple.fr`),
  'ports and schemes': [
    'http://exemple.fr:22/',
    'http://exemple.fr:25/',
    'http://exemple.fr:6379/',
    'http://exemple.fr:27017/',
    'https://exemple.fr:8443/',
    'http://93.184.216.34:8080/',
    'http://exemple.fr:0/',
    'http://exemple.fr:65536/',
    'http://exemple.fr:-80/',
    'ftp://127.0.0.1:@/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:@/_x',
    'javascript:alert(1)',
    'data:text/html,x',
    'ws://127.0.0.1:@/',
    'wss://127.0.0.1:@/',
    'blob:http://127.0.0.1:@/x',
    'view-source:http://127.0.0.1:@/',
    'dict://127.0.0.1:@/',
    'ldap://127.0.0.1:@/',
    'unix:/var/run/docker.sock',
    'http+unix://%2fvar%2frun%2fdocker.sock/',
  ],
  'IDN and length': [
    'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:@/',
    'http://ｌｏｃａｌｈｏｓｔ:@/',
    'http://local\u00adhost:@/',
    'http://loc\u200balhost:@/',
    'http://локалхост:@/',
    `http://${'a'.repeat(64)}.fr:@/`,
    `http://${'a.'.repeat(127)}fr:@/`,
    `http://exemple.fr:@/${'a'.repeat(2048)}`,
    'http://exemple..fr:@/',
    'http://.fr:@/',
    'http://-exemple.fr:@/',
    'http://exemple.f:1:@/',
    'http://xn--:@/',
    'http://exa mple.fr:@/',
    'http://127.0.0.1\t:@/',
    'http://127.0.0\n.1:@/',
    'http://exemple.fr\0.127.0.0.1:@/',
    '//127.0.0.1:@/',
    '127.0.0.1:@',
    '',
    ' ',
  ],
};
