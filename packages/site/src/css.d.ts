declare module '@livery/ui/base.css';
declare module '@livery/ui/fonts.css';
