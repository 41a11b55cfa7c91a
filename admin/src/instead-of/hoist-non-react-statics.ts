/** Emotion hands this to a wrapper (`withTheme`) that neither MUI nor the panel uses. */
export default <Component>(component: Component): Component => component;
