/** A plain theme, legible in light and dark mode, for brands that are not copies of another one. */
export const starterTheme = {
  color: {
    canvas: { light: '#f7f7f8', dark: '#121417' },
    surface: { light: '#ffffff', dark: '#1a1d21' },
    raised: { light: '#ffffff', dark: '#22262b' },
    text: { light: '#1b1f24', dark: '#eef0f2' },
    textMuted: { light: '#565d66', dark: '#aab2bb' },
    border: { light: '#d9dce0', dark: '#343a41' },
    accent: { light: '#2250c8', dark: '#8fb0ff' },
    onAccent: { light: '#ffffff', dark: '#0b1734' },
    highlight: { light: '#8a4b00', dark: '#ffc766' },
    onHighlight: { light: '#ffffff', dark: '#2a1a00' },
    focus: { light: '#2250c8', dark: '#8fb0ff' },
    positive: { light: '#1c7a43', dark: '#5fd39a' },
    negative: { light: '#b3261e', dark: '#ff8f86' },
    warning: { light: '#8a5a00', dark: '#f0c060' },
    heroText: { light: '#ffffff', dark: '#ffffff' },
    heroShade: { light: '#1c2b52', dark: '#111a33' },
  },
};
