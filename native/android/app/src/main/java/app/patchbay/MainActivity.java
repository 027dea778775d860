package app.patchbay;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
