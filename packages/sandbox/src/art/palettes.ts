import type { Palette } from './Palette.ts';

/** Every palette, ordered by mood. */
export const palettes: readonly Palette[] = [
  { name: 'jadeMorning', mood: 'day', sky: ['#137c8b', '#57c2b0', '#fbeec1'], land: ['#55ab98', '#23786f', '#0d474b'], subject: '#e8553f', trim: '#ffcf5c', accent: '#ff8fa3', glow: '#fff9dc', ink: '#06282b' },
  { name: 'saffronNoon', mood: 'day', sky: ['#2f86c9', '#8fd0e8', '#ffe9b0'], land: ['#e0a55f', '#bb6f3f', '#6f3b2d'], subject: '#d9482b', trim: '#ffc83d', accent: '#19b5a5', glow: '#fffbe6', ink: '#36180f' },
  { name: 'cobaltTide', mood: 'day', sky: ['#1454b8', '#4aa3ef', '#d3f1ff'], land: ['#4b8fce', '#1f5fa3', '#0d2f66'], subject: '#ff7a3d', trim: '#ffd45e', accent: '#ff4f81', glow: '#ffffff', ink: '#071a3d' },
  { name: 'copperCanyon', mood: 'day', sky: ['#3a9fb5', '#f4c88a', '#ffe3b8'], land: ['#e29362', '#b4532f', '#5e2417'], subject: '#2c7f86', trim: '#f7b733', accent: '#f25f3a', glow: '#fff4d6', ink: '#2d0f0a' },
  { name: 'sorbet', mood: 'day', sky: ['#7f7bf0', '#ff9fd0', '#fff0d1'], land: ['#ff9ec4', '#e66aa9', '#8c3d92'], subject: '#ff5d8f', trim: '#ffe066', accent: '#37d5c4', glow: '#fffaf0', ink: '#451a5c' },
  { name: 'mossGold', mood: 'day', sky: ['#2f7d5b', '#a6cf6f', '#fff3b5'], land: ['#86b45c', '#3f7f46', '#17412f'], subject: '#c8452f', trim: '#f6c445', accent: '#ff9e3d', glow: '#fffce0', ink: '#0a241b' },
  { name: 'arcticBlue', mood: 'day', sky: ['#2f7fd0', '#8fd3f4', '#f3fbff'], land: ['#a9d4ee', '#5c9bcf', '#27548f'], subject: '#5468ff', trim: '#e9f6ff', accent: '#ff6f91', glow: '#ffffff', ink: '#10264d' },
  { name: 'emberDusk', mood: 'dusk', sky: ['#2b1055', '#c2416b', '#ffb26b'], land: ['#8d3568', '#552257', '#26103a'], subject: '#e2574c', trim: '#ffd166', accent: '#35d0ba', glow: '#fff0c2', ink: '#160824' },
  { name: 'roseQuartz', mood: 'dusk', sky: ['#3b3a8f', '#c86fb2', '#ffd3c2'], land: ['#9b6bb0', '#5d4292', '#2a2158'], subject: '#ff6b81', trim: '#ffdf8e', accent: '#5ce1e6', glow: '#fff3ea', ink: '#181138' },
  { name: 'crimsonSilk', mood: 'dusk', sky: ['#4a0a1f', '#b3202f', '#ff9a4d'], land: ['#9b1f33', '#611029', '#2e0718'], subject: '#e0302f', trim: '#ffcc4d', accent: '#2fc7a0', glow: '#fff0b8', ink: '#1c040f' },
  { name: 'amberForge', mood: 'dusk', sky: ['#2a1320', '#a83c1c', '#ffb03b'], land: ['#8a3b22', '#4d1f1c', '#220d12'], subject: '#f0642b', trim: '#ffce54', accent: '#4cc9f0', glow: '#fff2c4', ink: '#14070b' },
  { name: 'tropicalPunch', mood: 'dusk', sky: ['#1f2a80', '#f0478a', '#ffc15a'], land: ['#b0418f', '#5f2a83', '#241653'], subject: '#ff5964', trim: '#ffe08a', accent: '#20e3b2', glow: '#fff7cf', ink: '#130b36' },
  { name: 'plumCherry', mood: 'dusk', sky: ['#31123f', '#8e2b62', '#ff8d7a'], land: ['#7d2b62', '#4b1a4c', '#210b2b'], subject: '#e83a5f', trim: '#ffc971', accent: '#7bdff2', glow: '#ffe9d6', ink: '#14051c' },
  { name: 'midnightViolet', mood: 'night', sky: ['#0c0a33', '#35208a', '#9a5fe0'], land: ['#53359b', '#2c1c6b', '#120b38'], subject: '#a55bff', trim: '#ffd36e', accent: '#2de2e6', glow: '#fdf3ff', ink: '#080420' },
  { name: 'emeraldNight', mood: 'night', sky: ['#031f24', '#0b5a55', '#4fc29a'], land: ['#1b7069', '#0d4a4a', '#04262b'], subject: '#1fb58a', trim: '#f5d06f', accent: '#ff7aa2', glow: '#f2fff0', ink: '#021317' },
  { name: 'electricOrchid', mood: 'night', sky: ['#12063a', '#5c1a9e', '#ff4fb0'], land: ['#5a1f96', '#331069', '#150535'], subject: '#ff3d9a', trim: '#ffe45c', accent: '#26e8ff', glow: '#fff0fb', ink: '#0b0220' },
  { name: 'tealNeon', mood: 'night', sky: ['#04122e', '#0b4379', '#19c3c9'], land: ['#125d88', '#0a3560', '#051a38'], subject: '#ff5c72', trim: '#ffd85c', accent: '#4cf5d2', glow: '#ecffff', ink: '#030c20' },
  { name: 'indigoGold', mood: 'night', sky: ['#0a1238', '#253a8c', '#e0a05a'], land: ['#37478f', '#1d2763', '#0c1135'], subject: '#d8443e', trim: '#ffcb52', accent: '#66e0d0', glow: '#fff4cf', ink: '#060920' },
  { name: 'oceanAbyss', mood: 'night', sky: ['#02204a', '#0a5a97', '#48c6dc'], land: ['#136b9c', '#0a4274', '#042347'], subject: '#ff8a3d', trim: '#ffe07a', accent: '#ff5fa2', glow: '#e8fdff', ink: '#021331' },
  { name: 'polarMint', mood: 'night', sky: ['#06163d', '#175087', '#7fe3c4'], land: ['#3f86a8', '#1e4f83', '#0b2550'], subject: '#7ce0d6', trim: '#f4f1de', accent: '#ff86c8', glow: '#f4fffb', ink: '#051030' },
];
