package games.chalet.testing;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/**
 * Counts how many rows of tables and indexes H2 looks at while somebody reads: what grows with a
 * server shows in it long before it shows in a time. Each query is explained, with its parameters,
 * before it is asked.
 */
public final class ScannedRows extends DelegatingDataSource {

  private static final Pattern SCANNED = Pattern.compile("scanCount: (\\d+)");

  private long rows;

  public ScannedRows(DataSource h2) {
    super(h2);
  }

  /** Returns the number of rows read. */
  public long during(Runnable reading) {
    long before = rows;
    reading.run();
    return rows - before;
  }

  @Override
  public Connection getConnection() throws SQLException {
    Connection connection = super.getConnection();
    return proxy(
        Connection.class,
        (self, method, arguments) -> {
          Object made = invoke(connection, method, arguments);
          return isQuery(method, arguments)
              ? explained((PreparedStatement) made, twin(connection, (String) arguments[0]))
              : made;
        });
  }

  private static boolean isQuery(Method method, Object[] arguments) {
    return method.getName().equals("prepareStatement")
        && ((String) arguments[0]).strip().toLowerCase(Locale.ROOT).startsWith("select");
  }

  private static PreparedStatement twin(Connection connection, String sql) throws SQLException {
    return connection.prepareStatement("explain analyze " + sql);
  }

  private PreparedStatement explained(PreparedStatement query, PreparedStatement twin) {
    return proxy(
        PreparedStatement.class,
        (self, method, arguments) -> {
          switch (method.getName()) {
            case "executeQuery" -> count(twin);
            case "close" -> twin.close();
            default -> {
              if (method.getName().startsWith("set") && arguments.length > 1) {
                invoke(twin, method, arguments);
              }
            }
          }
          return invoke(query, method, arguments);
        });
  }

  private void count(PreparedStatement twin) throws SQLException {
    try (ResultSet plan = twin.executeQuery()) {
      plan.next();
      Matcher counts = SCANNED.matcher(plan.getString(1));
      while (counts.find()) {
        rows += Long.parseLong(counts.group(1));
      }
    }
  }

  private static Object invoke(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
