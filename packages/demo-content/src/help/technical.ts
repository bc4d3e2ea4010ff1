import type { HelpCategorySeed } from './HelpSeed.ts';

export const technical: HelpCategorySeed = {
  id: 'technical',
  icon: 'settings',
  name: { EN: 'Technical help', TY: 'Tulong teknikal' },
  articles: [
    {
      id: 'game-does-not-open',
      title: { EN: 'A game does not open', TY: 'Hindi bumubukas ang laro' },
      text: {
        EN: `Reload the page first. If it still does not open:

- Allow the site to open windows, and turn off extensions that block content.
- Use a current version of Chrome, Edge, Firefox or Safari.
- Try another game of another provider: a provider may be under maintenance.`,
        TY: `I-reload muna ang pahina. Kung hindi pa rin bumukas:

- Payagan ang site na magbukas ng window, at patayin ang mga extension na humaharang ng content.
- Gumamit ng bagong bersiyon ng Chrome, Edge, Firefox o Safari.
- Subukan ang laro ng ibang provider: maaaring may maintenance ang isa.`,
      },
    },
    {
      id: 'install-app',
      title: { EN: 'Installing the app', TY: 'Pag-install ng app' },
      text: {
        EN: `The [download page](/down) has the app for your device, its version and its checksum. Install apps only from there or from the store of your device.

The site works without an app too: a browser can put it on your home screen.`,
        TY: `Nasa [download page](/down) ang app para sa device mo, ang bersiyon at ang checksum nito. Doon lang o sa store ng device mo mag-install ng app.

Gumagana rin ang site kahit walang app: mailalagay ito ng browser sa home screen.`,
      },
    },
    {
      id: 'slow-connection',
      title: { EN: 'Slow or unstable connections', TY: 'Mabagal o putol-putol na koneksiyon' },
      text: {
        EN: `Pages and lists need little; live tables need a steady connection of about 2 Mbit/s. Close other videos, move closer to the router, or use mobile data.

If the connection breaks, nothing of yours is lost: see [interrupted games](/help#interrupted).`,
        TY: `Kaunti lang ang kailangan ng mga pahina at listahan; ang live table ay nangangailangan ng matatag na koneksiyong mga 2 Mbit/s. Isara ang ibang video, lumapit sa router, o gumamit ng mobile data.

Kung maputol ang koneksiyon, walang mawawala sa iyo: tingnan ang [naputol na laro](/help#interrupted).`,
      },
    },
  ],
};
